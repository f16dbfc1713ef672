/** The key of a count: a number and the device that has signed in to it before, or '' for all other devices together. */
export type Bucket = { mobileNo: string; deviceHash: string }
