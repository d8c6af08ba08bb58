"""Ways of doing work that is cut into chunks: the processes of this machine, or a cluster. The results are the same."""

from tabletown.lab.engines.chunks import parts, spans
from tabletown.lab.engines.cluster import Cluster
from tabletown.lab.engines.engine import Engine
from tabletown.lab.engines.processes import Processes

__all__ = ["Cluster", "Engine", "Processes", "parts", "spans"]
