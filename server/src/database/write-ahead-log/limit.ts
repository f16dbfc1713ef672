/** How large the write-ahead log may be (F9). Begun anew, its file is cut to this. */
export const mostLogBytes = 64 * 1024 * 1024
