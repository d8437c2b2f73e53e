import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from '@safar/shared/pengaturan/awal'
import { pengaturanFromEnv, siteUrlFromEnv } from '@safar/shared/pengaturan/env'
import { buildApp, type ServerDeps } from './app.ts'
import { createPencadang, startPencadang } from './cadangan/pencadang.ts'
import { holdAlone } from './db/alone.ts'
import { openDatabase } from './db/open.ts'
import { readSebab } from './db/sebab.ts'
import { readEnv } from './env.ts'
import { explainStart } from './explain-start.ts'
import { startAvif } from './gambar/avif-queue.ts'
import { createGambar } from './gambar/gambar.ts'
import { openGambarStore } from './gambar/open-store.ts'
import { startPengirim } from './kotak-keluar/pengirim.ts'
import { NOUNS } from './nouns.ts'
import { startSuratGiliran } from './pendaftaran/surat-giliran.ts'
import { ensurePengaturan, readPengaturan } from './pengaturan/pengaturan.repository.ts'
import { createPratinjauRenderer } from './pratinjau/renderer.ts'
import { kabarkanTerbit } from './publikasi/kabarkan-terbit.ts'
import { createLease } from './publikasi/lease.ts'
import { createPublisher } from './publikasi/publisher.ts'
import { antreSuratGagal } from './publikasi/surat-gagal.ts'
import { isBelieved } from './rapikan/jam.ts'
import { startPlans } from './rapikan/plans.ts'
import { startTidying } from './rapikan/rapikan.ts'
import { antreSuratIzin } from './rapikan/surat-izin.ts'
import type { Seeded } from './seed/seed.ts'
import { ensureFirstAdmin } from './session/first-admin.ts'
import { warmUpPasswords } from './session/password.ts'
import { held } from './tables/held.ts'
import { startPengirimHook } from './webhook/pengirim-hook.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Longer than any request may take; then the process ends whatever still hangs. */
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
  const pengaturanAwal = pengaturanFromEnv(
    process.env,
    env.SEED === 'demo' ? PENGATURAN_CONTOH : PENGATURAN_KOSONG,
  )
  const now = () => new Date()
  const letGo = env.DATABASE_URL ? () => {} : holdAlone(env.DATA_DIR)
  const database = held(await openDatabase(env))
  const gambar = createGambar(database, await openGambarStore(env), now)

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
  const publisher = await createPublisher(
    {
      dataDir: env.DATA_DIR,
      readVersion: async () => database.kontenVersi(),
      readSebab: (after, upTo) => readSebab(database.db, after, upTo),
      apiUrl: () => address,
      lease: createLease(database, 'publikasi'),
      onFailed(rilis) {
        antreSuratGagal(deps, rilis).catch((err) =>
          app.log.error({ err }, 'nobody was told of a failed release'),
        )
      },
      onPublished(rilis) {
        kabarkanTerbit(deps, rilis).catch((err) => app.log.error({ err }, 'nobody was told of a release'))
      },
      log,
    },
    { env: siteEnv },
  )
  const deps: ServerDeps = {
    env,
    siteUrl,
    pengaturanAwal,
    database,
    gambar,
    publisher,
    pencadang,
    pratinjau: createPratinjauRenderer({
      processes: publisher.processes,
      env: siteEnv,
      apiUrl: () => address,
      kode: publisher.kode,
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
  const app = await buildApp(deps)
  let seeded: Seeded | undefined
  if (env.SEED === 'demo') {
    // Loaded only here: a server without demonstration has no use for it.
    const { seedDemo } = await import('./seed/seed-demo.ts')
    app.log.info({}, 'the demonstration is looked at')
    seeded = await seedDemo(deps, join(ROOT, 'public'))
    if (seeded.count > 0)
      app.log.info({ count: seeded.count }, 'demonstration packages added; their flyers are drawn later')
  }
  await ensurePengaturan(deps)

  const { brand } = await readPengaturan(deps)
  const admin = await ensureFirstAdmin(database.db, env, brand, now())
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
  await warmUpPasswords()

  const stopAvif = env.AVIF
    ? startAvif(gambar, (error) => app.log.error({ err: error }, 'AVIF encoding failed'))
    : async () => {}
  const stopTidying = startTidying(deps, app.log, () => antreSuratIzin(deps))
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

  await app.listen({ port: env.PORT, host: env.HOST })
  address = localAddress(app.server.address() as AddressInfo)
  if (!publisher.isReady()) app.log.info({}, 'the site is built for the first time, which takes a while')
  // Visitors come first: whoever opens a picture that is not drawn yet waits for it.
  drawn = Promise.resolve(seeded?.draw(ending.signal)).catch((err) =>
    app.log.error({ err }, 'pictures of the demonstration could not be drawn'),
  )
  await publisher.start()
}

/** Our own address as a child process reaches it; a server on every interface answers on this machine's own. */
function localAddress({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
