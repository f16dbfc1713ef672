import { parseArgs } from 'node:util'
import { changedSince, commitOf, mergeBase } from '../changes/git.ts'
import { inRoot, root } from '../process.ts'
import { readBuild } from '../visual/access/build.ts'
import { exceptions } from '../visual/access/exceptions.ts'
import { uselessExceptions, withoutExceptions } from '../visual/access/judge.ts'
import { treesSaid } from '../visual/access/results.ts'
import { heardSaid } from '../visual/access/said.ts'
import { readAccepted } from '../visual/accepted.ts'
import { affectedBy } from '../visual/affected.ts'
import { buildHere, buildOf, placeOfPictures, portionOf } from '../visual/builds.ts'
import { startBrowser } from '../visual/camera.ts'
import { cataloguesSince } from '../visual/causes/catalogues.ts'
import { causesOf } from '../visual/causes/look.ts'
import { causeSaid, counted } from '../visual/causes/said.ts'
import { compare, type Options, type Outcome } from '../visual/compare.ts'
import { enginesOf, together } from '../visual/engines.ts'
import { firefoxStudio, startFirefox } from '../visual/firefox/studio.ts'
import { filesOfStories, proveBuild } from '../visual/mirror/proof.ts'
import { writeMirrorReport } from '../visual/mirror/report.ts'
import { saidOf } from '../visual/mirror/said.ts'
import { remember } from '../visual/histories.ts'
import type { Listed } from '../visual/plan.ts'
import { lookAtStates } from '../visual/states/run.ts'
import { doubtsOf } from '../visual/states/shown.ts'
import { storedIn, nameOfPictures } from '../visual/stored.ts'
import { progress } from '../visual/progress.ts'
import { writeReport } from '../visual/report.ts'
import { requestedBy, wordsOf } from '../visual/requested.ts'
import { review } from '../visual/review.ts'
import { troublesOf } from '../visual/said.ts'
import { filesOf, listen } from '../visual/site.ts'
import { chromiumStudio, type Studio } from '../visual/studio.ts'

const help = `npm run visual: which stories, screens and docs pages look otherwise than at the merge base with main, pixel for pixel,
and of which stories assistive technology reads something else.
  --base REF   compare with another commit
  --all        every story, not only those that what changed can reach
  --only WORDS only stories whose id holds one of these words, with commas between them
  --engine E   the browser engines that draw the pictures, with commas between them: chromium (as usual), firefox, or both;
               Firefox draws every story in English and Arabic, light, on a desktop, and is installed if it is missing
  --mirror     compares the English page of each story with its Arabic mirror image instead, without a base;
               words after it are parts of ids: npm run visual -- --mirror button
  --access     reads each story in English and Arabic as assistive technology does, without a base: says where names, states
               and structure differ between the languages, and what is not read in the order in which it is seen;
               words after it are parts of ids: npm run visual -- --access button
  --states     takes pictures of every state of the components instead, and names states that look like the component at rest;
               words after it are parts of ids: npm run visual -- --states button
  --review     show the last report and write down what is accepted in it; takes no pictures
  --port N     for --review (6029)
The report groups the changes by cause: a changed token, rule, message, element or image.
Beside the report, visual-report holds results.json, junit.xml and summary.md, a comment for a pull request.
Ends with 0 if every change is accepted, with 1 if one is not or if a state of a component looks like rest,
with 2 if the comparison itself failed.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: 'chromium' },
    mirror: { type: 'boolean', default: false },
    access: { type: 'boolean', default: false },
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
  const engines = enginesOf(values.engine)
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
    const addresses = { base: sites[0].address, here: sites[1].address }
    const compareIn = (studio: Studio) =>
      compare(studio, addresses, {
        watch: progress(studio.engine === 'firefox' ? 'pictures in Firefox' : 'pictures'),
        lookingAgain(pictures, stories) {
          tell(`${pictures} differ, of ${stories} stories; one of each is looked at once more, alone`)
          return progress('looks')
        },
        isRequested: requestedBy(words),
        choose,
        stored: storedIn(placeOfPictures(nameOfPictures(builds.base, studio.drawnBy))),
      })
    const outcomes: Outcome[] = []
    if (engines.includes('chromium')) outcomes.push(await compareIn(chromiumStudio(browser)))
    if (engines.includes('firefox')) outcomes.push(await inFirefox(compareIn))
    const outcome = together(outcomes)
    const catalogues = await cataloguesSince(base)
    const caused = await causesOf(browser, addresses, outcome.changes, { catalogues, watch: progress('causes') })
    const names = { base: base.slice(0, 9), here: 'working tree' }
    const history = remember(outcome, new Date())
    const { changes, trees, causes, failed, unsteady } = await writeReport(folder, outcome, names, accepted, history, caused)
    const open = changes.filter(({ note }) => note === undefined)
    const openCount = open.length + trees.filter(({ note }) => note === undefined).length
    const rate = outcome.pictures / Math.max(outcome.seconds, 0.001)
    tell(`${outcome.pictures} pictures in ${Math.round(outcome.seconds)} s: ${rate.toFixed(1)} a second`)
    for (const trouble of troublesOf({ failed, unsteady })) tell(trouble)
    const doubts = doubtsOf(outcome.matrices)
    for (const doubt of doubts) tell(doubt)
    for (const kind of ['changed', 'new', 'removed'] as const) {
      const count = open.filter((change) => change.kind === kind).length
      if (count > 0) tell(`${count} ${kind}`)
    }
    for (const cause of causes.slice(0, 12)) tell(`${counted(cause.pictures.length, 'picture')}: ${causeSaid(cause)}`)
    for (const line of treesSaid(trees)) tell(line)
    if (changes.length > open.length) tell(`${changes.length - open.length} accepted before`)
    if (doubts.length > 0) tell(`${counted(doubts.length, 'state')} to look at: open visual-report/states.html.`)
    else if (openCount === 0) tell('Nothing to look at.')
    if (openCount > 0) tell('Look at them with “npm run visual -- --review”, or open visual-report/index.html.')
    return openCount === 0 && doubts.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  }
}

/** Starts Firefox, compares in it, and ends it. */
async function inFirefox(compareIn: (studio: Studio) => Promise<Outcome>): Promise<Outcome> {
  const browser = await startFirefox(tell)
  try {
    return await compareIn(await firefoxStudio(browser))
  } finally {
    await browser.close()
  }
}

/** Builds the requested stories of the working tree. Without words, `isAffected` is true for the stories that the changes can affect. */
async function chosenHere() {
  const words = [...positionals, ...wordsOf(values.only)]
  const build = await buildHere(tell, portionOf(words))
  const files = filesOfStories(build)
  const base = words.length > 0 || values.all ? undefined : await mergeBase()
  const isAffected: (story: Listed) => boolean = base
    ? affectedBy(root, await changedSince(base), (id) => files.get(id), [...new Set(files.values())])
    : ({ id }) => requestedBy(words)(id)
  return { build, files, isAffected, isWhole: words.length === 0 }
}

async function proveMirror(): Promise<number> {
  const { build, files, isAffected } = await chosenHere()
  const started = performance.now()
  const proved = await proveBuild(build, (stories) => stories.filter(isAffected), tell, { watch: progress('stories') })
  await writeMirrorReport(inRoot('mirror-report'), proved, (performance.now() - started) / 1000, files)
  const lines = proved.flatMap(saidOf)
  for (const line of lines) tell(line)
  tell(`${proved.length} pages of stories compared in ${Math.round((performance.now() - started) / 1000)} s`)
  tell(lines.length === 0 ? 'All of them mirror.' : `${lines.length} faults: open mirror-report/index.html.`)
  return lines.length === 0 ? 0 : 1
}

async function readAloud(): Promise<number> {
  const { build, isAffected, isWhole } = await chosenHere()
  const started = performance.now()
  const { heard, all } = await readBuild(build, isAffected, tell)
  const lines = [
    ...withoutExceptions(heard, exceptions).flatMap(heardSaid),
    ...uselessExceptions(heard, exceptions, isWhole ? all : undefined),
  ]
  for (const line of lines) tell(line)
  tell(`${heard.length} pages of stories read in both languages in ${Math.round((performance.now() - started) / 1000)} s`)
  tell(
    lines.length === 0
      ? 'All of them are read the same way in both languages, in the order in which they are seen.'
      : `${lines.length} faults.`,
  )
  return lines.length === 0 ? 0 : 1
}

async function showReport(): Promise<number> {
  const site = await review(folder, Number(values.port))
  tell(`The report is at ${site.address}; what you accept is written to design-system/visual-accepted.json. Ctrl-C ends.`)
  await new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)))
  await site.close()
  return 0
}

const commands: readonly (readonly [isChosen: boolean, run: () => Promise<number>])[] = [
  [values.review, showReport],
  [values.mirror, proveMirror],
  [values.access, readAloud],
  [values.states, () => lookAtStates([...positionals, values.only].flatMap(wordsOf), tell)],
]

try {
  if (values.help) tell(help)
  else {
    const [, run] = commands.find(([isChosen]) => isChosen) ?? [true, lookAtAll]
    process.exitCode = await run()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
