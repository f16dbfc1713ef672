import { existsSync } from 'node:fs'
import { join } from 'node:path'
import adminDocuments from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { createApp } from './app.ts'
import { createHealthApp } from './health-app.ts'
import { occupy } from '../backup/data-places.ts'
import { nightlyBackup } from '../backup/nightly.ts'
import { brokenInvariants } from '../database/invariants/broken.ts'
import { invariantsInThread } from '../database/invariants/in-thread.ts'
import { openDatabase } from '../database/database.ts'
import type { ReplicaOptions } from '../database/replica/open-replica.ts'
import { migrations } from '../database/migrations/list.ts'
import { createdAt } from '../database/migrations/history.ts'
import { migrate, stepsOfNewer } from '../database/migrations/migrate.ts'
import { claimDatabase } from '../demo/claim.ts'
import { clockMoved, readAhead } from '../demo/stores/clock.ts'
import { checkpointsInThread } from '../database/write-ahead-log/in-thread.ts'
import { watchWriteAheadLog } from '../platform/write-ahead-log.ts'
import { seedDemo } from '../demo/seed.ts'
import { demoTools } from '../demo/tools.ts'
import type { Deps } from '../deps.ts'
import { seedAdmins } from '../domains/admin/accounts/seed.ts'
import { createAdminService } from '../domains/admin/service.ts'
import { openEventHub } from '../domains/events/hub.ts'
import { flagsFromEnv } from '../domains/flags/start.ts'
import { flagsSwitched, switchFlags } from '../domains/flags/service.ts'
import { acceptingRequests } from '../domains/participations/schedule.ts'
import { renewConfusableKeys } from '../domains/profiles/service.ts'
import { settingsChanged, startSettings } from '../domains/settings/service.ts'
import { followEvents } from '../domains/tracking/clicks/follow-events.ts'
import { countInThread } from '../domains/tracking/clicks/journal/thread/count-in-thread.ts'
import type { Env } from '../config/env.ts'
import { refuseOtherHosts } from '../http/host-allowlist.ts'
import { firstOf, listen } from '../http/listen.ts'
import { loadRendererBuild } from '../http/rendered-page/renderer-build.ts'
import { directRedirect } from '../http/tracking/direct-redirect.ts'
import { startJobs, type Job } from '../platform/jobs.ts'
import type { Clock } from '../platform/clock.ts'
import { movedClock } from '../platform/moved-clock.ts'
import { readyDataDir } from '../platform/data-dir.ts'
import type { Ids } from '../platform/ids.ts'
import { createLoadShedder, type LoadShedder } from '../platform/load-shedder.ts'
import type { Log } from '../platform/log.ts'
import { createRateLimits, type RateLimits } from '../platform/rate-limit.ts'
import { chooseShops } from '../providers/shops/choose.ts'
import { chooseSocialPlatforms } from '../providers/social/choose.ts'
import { chooseFiles } from '../providers/files/choose.ts'
import { choosePreviews } from '../providers/previews/choose.ts'
import { chooseIdentity } from '../providers/identity/choose.ts'
import { chooseOidc } from '../providers/oidc/choose.ts'
import { choosePayments } from '../providers/payments/choose.ts'
import { choosePush } from '../providers/push/choose.ts'
import { chooseTrackingProbe } from '../providers/tracking-probe/choose.ts'
import { chooseSms } from '../providers/sms/choose.ts'
import { chooseThumbnails } from '../providers/thumbnails/choose.ts'
import { chooseWebhooks } from '../providers/webhooks/choose.ts'
import { createReplicaServices, createServices } from '../services/services.ts'
import { startCounting } from '../services/start-counting.ts'
import { exposeMetrics } from './metrics/expose.ts'
import { createMeasures } from './metrics/measures.ts'
import { addLedgerMetrics, addQueueMetrics, addReplicaMetrics, addStoreMetrics } from './metrics/stored.ts'
import { reportSecondSteps } from './report-second-steps.ts'
import { productSchedule } from './schedule.ts'
import { createTraces } from './traces/traces.ts'
import { watchedJobs } from './watched-jobs.ts'

export type Start = {
  env: Env
  clock: Clock
  ids: Ids
  log: Log
  print(line: string): void
  /** Folder of the built app. */
  appRoot: string | null
  /** Replaces the rate limits: a benchmark is a single caller. */
  limits?: RateLimits
  /** Replaces the load shedder that refuses requests: a benchmark fills the server on purpose. */
  loadShedder?: LoadShedder
}

export type Running = {
  port: number
  /** Port of the metrics; null if they are off. */
  metricsPort: number | null
  deps: Deps
  /** Ends streams first, gives requests `grace` milliseconds to finish, then closes the store. A second call waits for the first. */
  stop(grace: number): Promise<void>
}

/** Returns the name of a database as operators know it, without credentials. */
const nameOfUrl = (url: string) => new URL(url).host + new URL(url).pathname

/** Returns the options of the replica; null if there is none. */
const replicaOf = ({ replicaUrl }: Env, { monotonic }: Clock, log: Log): ReplicaOptions | null =>
  replicaUrl === null
    ? null
    : {
        url: replicaUrl,
        now: monotonic,
        changed: ({ standing, behind }) =>
          standing === 'ready'
            ? log.info('The replica is used', { behind })
            : log.warn('The replica is not used: the primary server answers in its place', { standing, behind }),
      }

/** Opens and migrates the store, seeds a demo, and listens. If it cannot start, throws the reason and leaves nothing open. */
export async function startServer({
  env,
  clock: machine,
  ids,
  log: plainLog,
  print,
  appRoot,
  limits: given,
  loadShedder = createLoadShedder({ clock: machine, defer: setImmediate }),
}: Start): Promise<Running> {
  // The clock of the product. Only a demo ever moves it (U-05).
  const clock = movedClock(machine)
  const endings: (() => unknown)[] = []
  const endAll = async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  }
  const measures = env.metrics ? createMeasures({ clock: machine }) : null
  const log = measures?.log(plainLog) ?? plainLog
  try {
    if (measures) endings.push(measures.stop)
    const open = readyDataDir(env.dataDir)
    if (open.length > 0) log.warn('Other users of this machine can read the data directory', { dataDir: env.dataDir, open })
    endings.push(occupy(env.dataDir))
    const onDamage = (error: unknown) => log.error('The database is damaged: nothing is written until it is restored', { error })
    const onSlow = (statement: string, milliseconds: number) =>
      log.error('A statement took too long', { statement: statement.slice(0, 500), milliseconds })
    const traces = env.traces
      ? await createTraces({
          env: env.traces,
          trustProxy: env.trustProxy,
          clock: machine,
          log,
          system: env.databaseUrl ? 'postgresql' : 'sqlite',
        })
      : null
    if (traces) endings.push(traces.stop)
    const watched = traces ? { onStatement: traces.statement } : {}
    const create = env.mode !== 'live' || env.databaseCreate
    const file = join(env.dataDir, 'wasla.db')
    const handle = await openDatabase(
      env.databaseUrl
        ? { kind: 'postgres', url: env.databaseUrl, create, replica: replicaOf(env, machine, log), ...watched }
        : { kind: 'sqlite', file, create, onDamage, onSlow, ...watched },
    )
    endings.push(handle.close)
    const { db, dialect } = handle
    const name = env.databaseUrl ? nameOfUrl(env.databaseUrl) : file
    await migrate(db, dialect, clock.now(), migrations, async (tx) => {
      await claimDatabase(tx, { mode: env.mode, name, now: clock.now() })
      if (await renewConfusableKeys(tx)) log.info('The confusable keys of business names were made anew')
    })
    const newer = await stepsOfNewer(db)
    if (newer.length > 0) log.warn('The database has steps of a newer version, which let this one run', { steps: newer })
    // In demo and local everything is on; live begins with everything off.
    if (handle.isNew && env.mode !== 'live') await switchFlags(db, dialect, { program: true, payment: true }, clock.now())
    if (env.mode === 'demo') clock.put(await readAhead(db))
    if (env.areFilesOfOneProcess)
      log.warn('Files are stored on this disk: another process on this database would not find them. Set FILES_URL, or FILES_SHARED=1', {
        dataDir: env.dataDir,
      })
    const files = chooseFiles(env)
    await seedAdmins({ db, clock, ids, env })
    await reportSecondSteps(db, env, log)
    if (env.mode === 'demo') await seedDemo({ db, dialect, clock, files, dataDir: env.dataDir })

    const limits = given ?? createRateLimits({ db, clock, log })
    const flags = await flagsFromEnv({ db, env, clock, ids, log })
    endings.push(flags.close)
    // A reader of an event may then read from the replica, so events come from it too: nobody gets an event before the replica has the
    // change.
    const hub = await openEventHub({ db: handle.replica?.db ?? db, clock, log })
    hub.on(flagsSwitched, () => void flags.refresh())
    const settings = await startSettings({ db, mode: env.mode, clock, log })
    hub.on(settingsChanged, () => void settings.refresh().catch((error: unknown) => log.error('Settings cannot be read', { error })))
    const invariantCheck = env.databaseUrl ? null : invariantsInThread(file)
    const plainSms = chooseSms({ env, db, clock, ids, log, print })
    const plainPush = choosePush({ env, db, clock, machine, ids, log })
    const plainWebhooks = chooseWebhooks({ env, db, clock, ids })
    const { shops, standIns } = chooseShops({ env, ids })
    const platforms = chooseSocialPlatforms({ env, clock })
    const plainDeps: Deps = {
      db,
      dialect,
      clock,
      ids,
      env,
      log,
      limits,
      sms: measures?.sms(plainSms) ?? plainSms,
      push: measures?.push(plainPush) ?? plainPush,
      webhooks: measures?.webhooks(plainWebhooks) ?? plainWebhooks,
      platforms,
      shops,
      previews: choosePreviews(env),
      trackingProbe: chooseTrackingProbe(env, machine),
      files,
      thumbnails: chooseThumbnails(env),
      identity: chooseIdentity({ env, db, clock }),
      oidc: chooseOidc({ env, clock }),
      payments: choosePayments({ env, db, clock }),
      flags,
      settings,
      findBroken: invariantCheck ? invariantCheck.find : () => brokenInvariants(db),
      print,
    }
    const deps = traces?.outgoing(plainDeps) ?? plainDeps
    const services = createServices(
      deps,
      env.databaseUrl ? {} : { count: (before) => countInThread({ ...deps, file, machine, before, start: startCounting }) },
    )
    // Register it before anything can fail: a thread may be running already.
    endings.push(services.clicks.stop)
    await services.wallet.openMissing()
    const refresh = () => Promise.all([settings.refresh(), flags.refresh()])
    followEvents(hub, services.clicks)
    const demo = env.mode === 'demo' ? demoTools({ ...deps, clock, runTimers: () => jobs.catchUp(), refresh }) : null
    if (demo) hub.on(clockMoved, () => void demo.follow().catch((error: unknown) => log.error('The clock cannot be read', { error })))
    const adminService = createAdminService(deps, { services, demo, refresh })
    const backup = env.databaseUrl
      ? null
      : nightlyBackup({ dataDir: env.dataDir, hasFiles: env.files === null, born: await createdAt(db), clock: machine, log })
    const writeAheadLog = watchWriteAheadLog({ db, file, clock: machine, log, isBusy: loadShedder.isFull })
    const onLogThreadEnd = (error: unknown) =>
      log.error('The thread that writes back the log of the database ended: commits do it again', { error })
    const checkpoints = env.databaseUrl ? null : checkpointsInThread({ db, file, onEnd: onLogThreadEnd })
    const ofSqlite: readonly Job[] = backup
      ? [
          { name: 'writeAheadLog', lane: 'file', every: 60_000, run: writeAheadLog.check, catchUp: null },
          { name: 'backup', lane: 'file', every: 60_000, run: backup.run, catchUp: null },
        ]
      : []
    const ofDemo: readonly Job[] =
      demo && !env.staysOvernight ? [{ name: 'night', lane: 'frequent', every: 2_000, run: demo.resetByNight, catchUp: null }] : []
    const elsewhere = watchedJobs({ env, db, clock: machine, log })
    const schedule = productSchedule({ db, clock, limits, env, services, admin: adminService })
    const jobs = startJobs({ clock, log, noted: measures?.jobEnded, around: traces?.job, runsAll: env.role !== 'web' }, [
      ...schedule,
      ...ofDemo,
      ...ofSqlite,
      ...elsewhere.jobs,
    ])
    services.participations.onWaiting(() => jobs.wake(acceptingRequests))

    let stopping: Promise<void> | undefined
    const answersHealthOnly = env.role === 'jobs'
    const replica = handle.replica && { ...handle.replica, services: createReplicaServices(deps, services, handle.replica) }
    const parts = {
      ...deps,
      standIns,
      services,
      replica,
      adminService,
      hub,
      loadShedder: measures?.loadShedder(loadShedder) ?? loadShedder,
      answered: measures?.answered,
      documents,
      adminDocuments,
      appRoot: appRoot && existsSync(appRoot) ? appRoot : null,
      renderer: appRoot === null || answersHealthOnly ? null : await loadRendererBuild(join(appRoot, '../dist-ssr')),
      daysAhead: demo?.advancedDays,
      isStopping: () => stopping !== undefined,
      areTimersLate: jobs.isLate,
      areJobsMissing: elsewhere.areMissing,
    }
    const { app, directPage } = answersHealthOnly ? createHealthApp(parts) : createApp(parts)
    endings.push(
      services.webhooks.stop,
      jobs.stop,
      // Stop the invariants thread before the jobs that wait for it.
      ...(invariantCheck ? [invariantCheck.stop] : []),
      ...(backup ? [backup.stop] : []),
      ...(checkpoints ? [checkpoints.stop] : []),
      hub.close,
    )
    // Write the clicks of the last connections before the store closes.
    endings.push(services.clicks.stop)
    if (measures) {
      addStoreMetrics(measures.registry, { ...handle, dataDir: env.dataDir, hasBackups: backup !== null })
      addReplicaMetrics(measures.registry, handle.replica ?? null)
      addQueueMetrics(measures.registry, { db, clock, clicks: services.clicks })
      addLedgerMetrics(measures.registry, { db, clock })
    }
    const exposed = measures && env.metrics ? await exposeMetrics(measures.registry, env.metrics) : null
    if (exposed) endings.push(exposed.close)
    const direct = answersHealthOnly ? [] : [directRedirect({ env, clicks: services.clicks, ids })]
    const directly = firstOf(refuseOtherHosts(env), ...direct, directPage)
    const listening = await listen(app, env, directly, measures?.request, traces?.request)
    checkpoints?.start().catch((error: unknown) => log.warn('Commits write back the log of the database themselves', { error }))
    services.clicks.warm().catch((error: unknown) => log.warn('Links could not be read ahead; each is read when it is clicked', { error }))

    const stopAll = async (grace: number) => {
      hub.close()
      await listening.close(grace)
      await endAll()
    }
    return { port: listening.port, metricsPort: exposed?.port ?? null, deps, stop: (grace) => (stopping ??= stopAll(grace)) }
  } catch (error) {
    await endAll()
    throw error
  }
}
