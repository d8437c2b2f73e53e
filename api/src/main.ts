import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from '@safar/shared/settings/pengaturan/awal'
import { pengaturanFromEnv, siteUrlFromEnv } from '@safar/shared/settings/pengaturan/env'
import { ensureFirstAdmin, type FirstAdmin } from './access/session/first-admin.ts'
import { warmUpPasswords } from './access/session/password.ts'
import { buildApp, type ServerDeps } from './app.ts'
import { createPrivateFiles } from './files/berkas-pribadi/private-files.ts'
import { startAvif } from './files/gambar/avif-queue.ts'
import { createGambar } from './files/gambar/gambar.ts'
import { openGambarStore } from './files/gambar/open-store.ts'
import { askStates } from './money/gateway/ask-states.ts'
import { createMidtrans } from './money/gateway/midtrans.ts'
import { remindOfBills } from './money/pengingat/remind-bills.ts'
import { createPencadang, startPencadang } from './ops/cadangan/backup-maker.ts'
import { isBelieved } from './ops/rapikan/jam.ts'
import { startPlans } from './ops/rapikan/plans.ts'
import { queueLicenceMail } from './ops/rapikan/surat-izin.ts'
import { startTidying } from './ops/rapikan/tidy.ts'
import type { Seeded } from './ops/seed/seed.ts'
import { held } from './ops/tables/held.ts'
import { NOUNS } from './ops/tables/nouns.ts'
import { startPengirim } from './outbound/kotak-keluar/sender.ts'
import { startPengirimHook } from './outbound/webhook/hook-sender.ts'
import { startSuratGiliran } from './people/pendaftaran/queue-turn-mail.ts'
import { holdAlone } from './platform/db/alone.ts'
import { openDatabase } from './platform/db/open.ts'
import { readEnv } from './platform/env.ts'
import { explainStart } from './platform/explain-start.ts'
import { stepsAt } from './platform/step.ts'
import { beginVault, kataKunci } from './platform/vault/begin.ts'
import { createVault } from './platform/vault/vault.ts'
import { createPratinjauRenderer } from './publishing/pratinjau/renderer.ts'
import { createLease } from './publishing/publikasi/lease.ts'
import { createPublisher } from './publishing/publikasi/publisher.ts'
import { queueReleaseEvents } from './publishing/publikasi/queue-release-events.ts'
import { queuePublishFailedMail } from './publishing/publikasi/surat-gagal.ts'
import { readSebab } from './records/noun/sebab.ts'
import { fileOwnerOf } from './records/noun/stored-noun.ts'
import { ensurePengaturan, readPengaturan } from './settings/pengaturan/pengaturan.repository.ts'
import { followUpUnpaid } from './trips/pemesanan/unpaid-bookings.ts'
import { tellOfMovedDepartures } from './trips/tautan-keluarga/tell-of-moved-departures.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The time after which the process ends whatever still hangs, longer than any request may take. */
const DRAIN_MS = 30_000

try {
  await serve()
} catch (error) {
  // A wrong setting, a port that is taken, a folder that cannot be written: one sentence for whoever started it.
  console.error(explainStart(error))
  process.exit(1)
}

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  // Every wait before the server listens is a named step: `tools/start.test.ts` looks for an `await` without one.
  const step = stepsAt(env.LOG_LEVEL)
  const pengaturanAwal = pengaturanFromEnv(
    process.env,
    env.SEED === 'demo' ? PENGATURAN_CONTOH : PENGATURAN_KOSONG,
  )
  const now = () => new Date()
  const letGo = env.DATABASE_URL ? () => {} : holdAlone(env.DATA_DIR)
  const opened = await step('Opening the database and bringing it up to date', () => openDatabase(env))
  const database = held(opened)
  const vault = createVault(env, now)
  const standing = await step('Opening the vault of private values', () => beginVault(database, vault))
  const pictures = await step('Opening the store of pictures', () => openGambarStore(env))
  const gambar = createGambar(database, pictures, now)
  const berkasPribadi = createPrivateFiles({ env, database, vault, now }, NOUNS.map(fileOwnerOf))

  // Both begin to write their lines when the server does.
  const log = {
    info: (details: object, message: string) => app.log.info(details, message),
    warn: (details: object, message: string) => app.log.warn(details, message),
    error: (details: object, message: string) => app.log.error(details, message),
  }
  const siteUrl = siteUrlFromEnv(process.env)
  // Builds and previews know nothing of a port.
  const siteEnv = { ...process.env, SITE_URL: siteUrl }
  const pencadang = createPencadang(
    { env, database, now, siteUrl, pengaturanAwal },
    { vars: process.env, log, isClockBelieved: () => isBelieved(database.db, now()) },
  )

  let address = ''
  const publisher = await step('Looking at the releases and the code of the site', () =>
    createPublisher(
      {
        dataDir: env.DATA_DIR,
        readVersion: async () => database.kontenVersi(),
        readSebab: (after, upTo) => readSebab(database.db, after, upTo),
        apiUrl: () => address,
        lease: createLease(database, 'publikasi'),
        onFailed(rilis) {
          queuePublishFailedMail(deps, rilis).catch((err) =>
            app.log.error({ err }, 'nobody was told of a failed release'),
          )
        },
        onPublished(rilis) {
          queueReleaseEvents(deps, rilis).catch((err) =>
            app.log.error({ err }, 'nobody was told of a release'),
          )
        },
        log,
      },
      { env: siteEnv },
    ),
  )
  const deps: ServerDeps = {
    env,
    siteUrl,
    pengaturanAwal,
    database,
    vault,
    gambar,
    berkasPribadi,
    publisher,
    pencadang,
    pratinjau: createPratinjauRenderer({
      processes: publisher.processes,
      env: siteEnv,
      apiUrl: () => address,
      bundle: publisher.bundle,
      pool: publisher.releases.pool,
      onFailed: (pesan) => app.log.warn({ pesan }, 'a preview could not be rendered'),
    }),
    situs: {
      releases: publisher.releases,
      publicDir: join(ROOT, 'public'),
      adminDir: join(ROOT, 'admin/dist'),
    },
    now,
  }
  const app = await step('Preparing the calls', () => buildApp(deps))
  const said = kataKunci(standing, env)
  if (standing.keadaan === 'baik') app.log.info({ kunci: standing.nomor }, said)
  else app.log.error({ kunci: standing.nomor }, said)
  const seeded = env.SEED === 'demo' ? await step('Looking at the demonstration', () => seed(deps)) : null
  if (seeded && seeded.count > 0)
    app.log.info({ count: seeded.count }, 'demonstration packages added; their flyers are drawn later')
  const admin = await step('Looking at settings and accounts', () => settle(deps))
  if (admin?.password) {
    console.log(
      `\n  Akun admin pertama (hanya tampil sekali):\n\n    email     ${admin.email}\n    password  ${admin.password}\n`,
    )
  }
  if (admin?.weak) {
    app.log.warn(
      { akun: admin.email },
      'ADMIN_PASSWORD is easily guessed: sign in and change it under Pengaturan',
    )
  }

  const stopAvif = env.AVIF
    ? startAvif(gambar, (error) => app.log.error({ err: error }, 'AVIF encoding failed'))
    : async () => {}
  const isClockBelieved = () => isBelieved(database.db, now())
  const midtrans = env.midtrans && createMidtrans(env.midtrans)
  const stopTidying = startTidying(deps, app.log, [
    () => queueLicenceMail(deps),
    () => followUpUnpaid(deps, { log: app.log, isClockBelieved }),
    () => remindOfBills(deps, { log: app.log, isClockBelieved }),
    () => tellOfMovedDepartures(deps, { log: app.log, isClockBelieved }),
    () => (midtrans ? askStates(deps, midtrans, app.log) : Promise.resolve()),
  ])
  const stopPlans = startPlans(deps, NOUNS, app.log)
  const stopPengirim = startPengirim(deps, app.log)
  const stopGiliran = startSuratGiliran(deps, app.log)
  const stopPengirimHook = startPengirimHook(deps, app.log)
  const stopPencadang = startPencadang(pencadang, app.log)

  const ending = new AbortController()
  let drawn = Promise.resolve()

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    // A build reads its packages from this server, so it ends first.
    await publisher.close()
    ending.abort()
    await app.close()
    await drawn
    await stopPencadang()
    await stopGiliran()
    await stopPengirim()
    await stopPengirimHook()
    await stopPlans()
    await stopTidying()
    await stopAvif()
    await database.close()
    letGo()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await step('Opening the port', () => app.listen({ port: env.PORT, host: env.HOST }))
  address = localAddress(app.server.address() as AddressInfo)
  if (!publisher.isReady()) app.log.info({}, 'the site is built for the first time')
  // Visitors come first: whoever opens a picture that is not drawn yet waits for it.
  drawn = Promise.resolve(seeded?.draw(ending.signal)).catch((err) =>
    app.log.error({ err }, 'pictures of the demonstration could not be drawn'),
  )
  await publisher.start()
}

/** Fills an untouched database with the demonstration. */
async function seed(deps: ServerDeps): Promise<Seeded> {
  // Loaded only here: a server without demonstration has no use for it.
  const { seedDemo } = await import('./ops/seed/seed-demo.ts')
  return seedDemo(deps, join(ROOT, 'public'))
}

/** Makes the settings and the first admin if there are none; returns that admin, once. */
async function settle(deps: ServerDeps): Promise<FirstAdmin | null> {
  await ensurePengaturan(deps)
  const { brand } = await readPengaturan(deps)
  const admin = await ensureFirstAdmin(deps.database.db, deps.env, brand, deps.now())
  await warmUpPasswords()
  return admin
}

/** Our own address as a child process reaches it; a server on every interface answers on this machine's own. */
function localAddress({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
