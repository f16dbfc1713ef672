/** 0 or 1: SQLite has no boolean, and one shape on both engines keeps the stores the same. */
export type Bit = 0 | 1
/** Milliseconds since 1970, INTEGER or BIGINT. */
export type Moment = number
