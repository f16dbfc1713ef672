/** 0 or 1: SQLite has no boolean, and both engines use one form so that stores are the same. */
export type Bit = 0 | 1
/** Milliseconds since 1970, as INTEGER or BIGINT. */
export type Moment = number
