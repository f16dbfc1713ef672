/** A drawn face, so that stories need no picture file. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#EBD3EC"/><path d="M10 96c4-20 18-25 38-25s34 5 38 25z" fill="#83378A"/><path d="M26 46c0-16 9-27 22-27s22 11 22 27v22H26z" fill="#33211F"/><ellipse cx="48" cy="47" rx="15" ry="19" fill="#D39B73"/><path d="M33 40c8 0 14-4 17-10 3 6 8 9 14 10-1-12-7-18-16-18s-14 7-15 18z" fill="#33211F"/></svg>`

export const face = `data:image/svg+xml,${encodeURIComponent(drawing)}`
