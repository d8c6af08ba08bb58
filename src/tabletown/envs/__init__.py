"""Games as environments for programs that learn: batches of arrays, PettingZoo, OpenSpiel."""

from tabletown.envs import openspiel
from tabletown.envs.make import batch, pettingzoo, space

__all__ = ["batch", "openspiel", "pettingzoo", "space"]
