/** One megabyte is 1,048,576 bytes (V-23). */
export const megabyte = 1024 * 1024
