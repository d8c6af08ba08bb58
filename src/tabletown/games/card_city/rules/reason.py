"""Why something is not legal. The order in which they are looked for is that of the checks in `sites.py`."""

from __future__ import annotations

from typing import Final

from tabletown.games.card_city.rules.words import declare
from tabletown.kernel.boards import DIRECTIONS
from tabletown.kernel.events import NUMBER

# Spaces
TAKEN: Final = declare.reason("taken", "TRM-01")
CLOUDED: Final = declare.reason("clouded", "POL-03")
OUTSIDE: Final = declare.reason("outside", "SIZ-02", side=NUMBER)
NO_CONTACT: Final = declare.reason("no-contact", "CON-01")
CITY_FULL: Final = declare.reason("city-full", "SIZ-08", limit=NUMBER)
CRIME_BESIDE: Final = declare.reason("crime-beside", "CRC-01")
HOME_BY_HOME: Final = declare.reason("home-by-home", "CON-02", where=DIRECTIONS)
SHOP_BY_SHOP: Final = declare.reason("shop-by-shop", "CON-03", where=DIRECTIONS)
HOME_BY_FACTORY: Final = declare.reason("home-by-factory", "CON-04", where=DIRECTIONS)
FACTORY_BY_HOME: Final = declare.reason("factory-by-home", "CON-04", where=DIRECTIONS)
HOME_BY_CLOUD: Final = declare.reason("home-by-cloud", "POL-04", where=DIRECTIONS)

# Money
LEISURE_PRICE: Final = declare.reason("leisure-price", "BLD-04", price=NUMBER)
INDUSTRY_PRICE: Final = declare.reason("industry-price", "EOT-02", price=NUMBER)
STATION_PRICE: Final = declare.reason("station-price", "CRP-01", price=NUMBER)
DEMOLITION_PRICE: Final = declare.reason("demolition-price", "REN-01", price=NUMBER)
REPAYMENT: Final = declare.reason("repayment", "DEB-02", price=NUMBER)

# Dividing and choosing
LOT_A_FULL: Final = declare.reason("lot-a-full", "ACQ-04")
NOT_IN_HAND: Final = declare.reason("not-in-hand", "ACQ-04", card="{card}")
NOT_IN_LOT_A: Final = declare.reason("not-in-lot-a", "ACQ-06", card="{card}")
NOT_IN_LOT_B: Final = declare.reason("not-in-lot-b", "ACQ-07", card="{card}")
OUT_OF_ORDER: Final = declare.reason("out-of-order", "ACQ-16", card="{card}")
TOO_FEW_LEFT: Final = declare.reason("too-few-left", "ACQ-16", card="{card}")
NOT_DRAWN: Final = declare.reason("not-drawn", "SOL-04", card="{card}")
CRIME_STAYS: Final = declare.reason("crime-stays", "CRA-06")

# Building
NOT_IN_LOT: Final = declare.reason("not-in-lot", "BLD-01", card="{card}")
CLOUD_APART: Final = declare.reason("cloud-apart", "POL-01")
NOT_JUST_BUILT: Final = declare.reason("not-just-built", "CRB-02")
NO_BUILDING: Final = declare.reason("no-building", "CRB-03")
HAS_CRIME: Final = declare.reason("has-crime", "CRB-05")

# Growing
GROW_FIRST: Final = declare.reason("grow-first", "DEV-09")
NO_DISTRICT: Final = declare.reason("no-district", "DEV-06")
HAS_GROWN: Final = declare.reason("has-grown", "DEV-05")
TOO_LITTLE_CULTURE: Final = declare.reason("too-little-culture", "DEV-03")
TOO_FEW_CUSTOMERS: Final = declare.reason("too-few-customers", "DEV-04")
POLLUTED: Final = declare.reason("polluted", "POL-05")
CRIME_BESIDE_GROWTH: Final = declare.reason("crime-beside-growth", "CRD-01")
JOINS: Final = declare.reason("joins", "DEV-08", where=DIRECTIONS)
GROWS_BY_FACTORY: Final = declare.reason("grows-by-factory", "DEV-07", where=DIRECTIONS)

# The end of the turn
BOUGHT: Final = declare.reason("bought", "EOT-01")
NO_INDUSTRY: Final = declare.reason("no-industry", "EOT-03")
NO_CRIME_GAME: Final = declare.reason("no-crime-game", "GEN-06")
NO_CRIME: Final = declare.reason("no-crime", "CRP-01")
HAS_STATION: Final = declare.reason("has-station", "CRP-04")
NOT_RENEWED: Final = declare.reason("not-renewed", "REN-01")
DEMOLISHED: Final = declare.reason("demolished", "REN-01")
NOTHING_THERE: Final = declare.reason("nothing-there", "REN-01")
CITY_HALL_STAYS: Final = declare.reason("city-hall-stays", "REN-02")
SCENE_STAYS: Final = declare.reason("scene-stays", "CRE-03")
WOULD_SPLIT: Final = declare.reason("would-split", "REN-03")
WOULD_OVERFLOW: Final = declare.reason("would-overflow", "REN-04")
NOT_INDEBTED: Final = declare.reason("not-indebted", "DEB-02")
NO_LOAN: Final = declare.reason("no-loan", "DEB-02")
TOO_MANY_LOANS: Final = declare.reason("too-many-loans", "DEB-01", most=NUMBER)
