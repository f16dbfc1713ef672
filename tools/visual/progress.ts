import type { Watch } from './jobs.ts'

/** Prints the progress: one line that is rewritten in a terminal, a new line every ten seconds in a log. */
export function progress(what = 'pictures', isWatched = process.stdout.isTTY): Watch {
  let reported = -1
  return ({ done, of, seconds }) => {
    const rate = done / Math.max(seconds, 0.001)
    const left = Math.round((of - done) / rate)
    const line = `${done} of ${of} ${what}, ${rate.toFixed(1)} a second, ${left} s left`
    if (isWatched) return void process.stdout.write(`\r\u001B[2K${line}${done === of ? '\n' : ''}`)
    const tens = Math.floor(seconds / 10)
    if (tens === reported && done !== of) return
    reported = tens
    console.log(line)
  }
}
