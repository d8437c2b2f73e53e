import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from '@safar/shared/pengaturan/awal'
import { pengaturanFromEnv, siteUrlFromEnv } from '@safar/shared/pengaturan/env'
import { buildApp, type ServerDeps } from './app.ts'
import { createPencadang, startPencadang } from './cadangan/pencadang.ts'
import { openDatabase } from './db/open.ts'
import { readSebab } from './db/sebab.ts'
import { readEnv } from './env.ts'
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
import { ensureFirstAdmin } from './session/first-admin.ts'
import { warmUpPasswords } from './session/password.ts'
import { startPengirimHook } from './webhook/pengirim-hook.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Longer than any request may take; then the process ends whatever still hangs. */
const DRAIN_MS = 30_000

try {
  await serve()
} catch (error) {
  // A wrong setting, a port that is taken, a folder that cannot be written: one sentence for whoever started it.
  console.error(explain(error))
  process.exit(1)
}

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  const pengaturanAwal = pengaturanFromEnv(
    process.env,
    env.SEED === 'demo' ? PENGATURAN_CONTOH : PENGATURAN_KOSONG,
  )
  const now = () => new Date()
  const database = await openDatabase(env)
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
  if (env.SEED === 'demo') {
    // Loaded only here: a server without demonstration has no use for it.
    const { seedDemo } = await import('./seed/seed-demo.ts')
    const count = await seedDemo(deps, join(ROOT, 'public'))
    if (count > 0) app.log.info({ count }, 'demonstration packages added')
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

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    // A build reads its packages from this server, so it ends first.
    await publisher.close()
    await app.close()
    await stopPencadang()
    await stopGiliran()
    await stopPengirim()
    await stopPengirimHook()
    await stopPlans()
    await stopTidying()
    await stopAvif()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: env.PORT, host: env.HOST })
  address = localAddress(app.server.address() as AddressInfo)
  await publisher.start()
}

/** Our own address as a child process reaches it; a server on every interface answers on this machine's own. */
function localAddress({ address, family, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `${error.message}\nAnother program uses that port. Set PORT to a free one.`
  if (code === 'EACCES' || code === 'EROFS')
    return `${path ?? 'DATA_DIR'} cannot be written: ${error.message}`
  if (code === 'ENOSPC') return `The disk is full: ${error.message}`
  return error.message
}
