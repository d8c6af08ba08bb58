// Limits and codes that both ends of the wire know, from tabletown.server.protocol.
// Written by: python -m tools.declarations

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LARGEST_FRAME = 16384;
export const LARGEST_PACK = 65536;
export const LARGEST_STUDY = 262144;
export const MOST_GAMES = 2000;
export const LARGEST_COUNT = 1000000000;
export const CLOSED_BAD = 4400;
export const CLOSED_FORBIDDEN = 4403;
export const CLOSED_UNKNOWN = 4404;
export const CLOSED_SLOW = 4408;
export const CLOSED_LIMIT = 4429;
export const CLOSED_FAILED = 1011;
export const CLOSED_LATER = 1012;
