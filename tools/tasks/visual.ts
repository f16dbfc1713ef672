import { parseArgs } from 'node:util'
import { changedSince, commitOf, mergeBase } from '../changes/git.ts'
import { inRoot, root } from '../process.ts'
import { readAccepted } from '../visual/accepted.ts'
import { affectedBy } from '../visual/affected.ts'
import { buildHere, buildOf, placeOfPictures, portionOf } from '../visual/builds.ts'
import { startBrowser } from '../visual/camera.ts'
import { compare, type Options } from '../visual/compare.ts'
import { filesOfStories, proveBuild } from '../visual/mirror/proof.ts'
import { writeMirrorReport } from '../visual/mirror/report.ts'
import { saidOf } from '../visual/mirror/said.ts'
import { remember } from '../visual/histories.ts'
import { lookAtStates } from '../visual/states/run.ts'
import { doubtsOf } from '../visual/states/shown.ts'
import { storedIn, nameOfPictures } from '../visual/stored.ts'
import { progress } from '../visual/progress.ts'
import { writeReport } from '../visual/report.ts'
import { requestedBy, wordsOf } from '../visual/requested.ts'
import { review } from '../visual/review.ts'
import { troublesOf } from '../visual/said.ts'
import { filesOf, listen } from '../visual/site.ts'

const help = `npm run visual: which stories, screens and docs pages look otherwise than at the merge base with main, pixel for pixel.
  --base REF   compare with another commit
  --all        every story, not only those that what changed can reach
  --only WORDS only stories whose id holds one of these words, with commas between them
  --mirror     compares the English page of each story with its Arabic mirror image instead, without a base;
               words after it are parts of ids: npm run visual -- --mirror button
  --states     photographs every state of the components instead, and names states that look like rest;
               words after it are parts of ids: npm run visual -- --states button
  --review     show the last report and write down what is accepted in it; takes no pictures
  --port N     for --review (6029)
Beside the report, visual-report holds results.json, junit.xml and summary.md, a comment for a pull request.
Ends with 0 if every change is accepted, with 1 if one is not, with 2 if the comparison itself failed.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    mirror: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    port: { type: 'string', default: '6029' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const folder = inRoot('visual-report')
const tell = (text: string) => console.log(text)

async function lookAtAll(): Promise<number> {
  const base = values.base ? await commitOf(values.base) : await mergeBase()
  const accepted = readAccepted()
  const words = wordsOf(values.only)
  const portion = portionOf(words)
  const [builtBase, builtHere] = await Promise.all([buildOf(base, tell, portion), buildHere(tell, portion)])
  const builds = { base: builtBase, here: builtHere }
  const files = filesOfStories(builds.here)
  const isAffected = values.all
    ? () => true
    : affectedBy(root, await changedSince(base), (id) => files.get(id), [...new Set(files.values())])
  const choose: Options['choose'] = (here) => {
    const count = here.filter(isAffected).length
    tell(`${count} of ${here.length} stories ${values.all ? 'are compared' : 'can have changed'} since ${base.slice(0, 9)}`)
    return isAffected
  }
  const browser = await startBrowser(tell)
  const sites = [await listen(filesOf(builds.base)), await listen(filesOf(builds.here))] as const
  try {
    const outcome = await compare(
      browser,
      { base: sites[0].address, here: sites[1].address },
      {
        watch: progress(),
        lookingAgain(pictures, stories) {
          tell(`${pictures} differ, of ${stories} stories; one of each is looked at once more, alone`)
          return progress('looks')
        },
        isRequested: requestedBy(words),
        choose,
        stored: storedIn(placeOfPictures(nameOfPictures(builds.base, browser))),
      },
    )
    const names = { base: base.slice(0, 9), here: 'working tree' }
    const { changes, failed, unsteady } = await writeReport(folder, outcome, names, accepted, remember(outcome, new Date()))
    const open = changes.filter(({ note }) => note === undefined)
    const rate = outcome.pictures / Math.max(outcome.seconds, 0.001)
    tell(`${outcome.pictures} pictures in ${Math.round(outcome.seconds)} s: ${rate.toFixed(1)} a second`)
    for (const trouble of troublesOf({ failed, unsteady })) tell(trouble)
    for (const doubt of doubtsOf(outcome.matrices)) tell(doubt)
    for (const kind of ['changed', 'new', 'removed'] as const) {
      const count = open.filter((change) => change.kind === kind).length
      if (count > 0) tell(`${count} ${kind}`)
    }
    if (changes.length > open.length) tell(`${changes.length - open.length} accepted before`)
    tell(open.length === 0 ? 'Nothing to look at.' : 'Look at them with “npm run visual -- --review”, or open visual-report/index.html.')
    return open.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
}

async function proveMirror(): Promise<number> {
  const words = [...positionals, ...wordsOf(values.only)]
  const build = await buildHere(tell, portionOf(words))
  const files = filesOfStories(build)
  const started = performance.now()
  const base = words.length > 0 || values.all ? undefined : await mergeBase()
  const isAffected = base
    ? affectedBy(root, await changedSince(base), (id) => files.get(id), [...new Set(files.values())])
    : ({ id }: { id: string }) => requestedBy(words)(id)
  const proved = await proveBuild(build, (stories) => stories.filter(isAffected), tell, { watch: progress('stories') })
  await writeMirrorReport(inRoot('mirror-report'), proved, (performance.now() - started) / 1000, files)
  const lines = proved.flatMap(saidOf)
  for (const line of lines) tell(line)
  tell(`${proved.length} pages of stories compared in ${Math.round((performance.now() - started) / 1000)} s`)
  tell(lines.length === 0 ? 'All of them mirror.' : `${lines.length} faults: open mirror-report/index.html.`)
  return lines.length === 0 ? 0 : 1
}

const statesWords = () => [...positionals, values.only].flatMap(wordsOf)

async function showReport(): Promise<number> {
  const site = await review(folder, Number(values.port))
  tell(`The report is at ${site.address}; what you accept is written to design-system/visual-accepted.json. Ctrl-C ends.`)
  await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)))
  await site.close()
  return 0
}

try {
  if (values.help) tell(help)
  else
    process.exitCode = await (values.review
      ? showReport()
      : values.mirror
        ? proveMirror()
        : values.states
          ? lookAtStates(statesWords(), tell)
          : lookAtAll())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
