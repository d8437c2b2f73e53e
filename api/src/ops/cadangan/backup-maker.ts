import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Cadangan, disisihkanSchema } from '@safar/shared/ops/cadangan/cadangan-schema'
import { ALASAN_CADANGAN, giliranCadangan, type SebabCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { cadanganDilepas, namaCadangan } from '@safar/shared/ops/cadangan/retention'
import { parseJson } from '@safar/shared/records/noun/columns'
import { z } from 'zod'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Log } from '../../platform/http/log.ts'
import { createLease, keepLease } from '../../publishing/publikasi/lease.ts'
import { GUARD, killGroup } from '../../publishing/publikasi/site-process.ts'
import {
  adaBerjalan,
  gagalSejak,
  type HasilCadangan,
  noteInterrupted,
  noteReleased,
  noteResult,
  noteStart,
  terakhirBaik,
} from './backup-notes.ts'
import { openTempat, tempatOf } from './open-tempat.ts'
import { queueBackupMail, queueSetAsideMail } from './surat-cadangan.ts'

type Deps = Pick<AppDeps, 'database' | 'env' | 'now' | 'siteUrl' | 'pengaturanAwal'>

/** The maker of backups, one at a time among all processes that share a database. */
export interface Pencadang {
  /** Begins one, and gives it as it begins. @throws HttpError 409 while one is being made, or where no place is set */
  start(sebab: SebabCadangan): Promise<Cadangan>
  /** Starts last night's backup if it is due. */
  checkDue(): Promise<void>
  /** Resolves when none is being made here. */
  selesai(): Promise<void>
  /** Ends the running backup, and starts no other. */
  close(): Promise<void>
}

export interface PencadangOptions {
  /** Settings of the process that does the work. */
  vars: NodeJS.ProcessEnv
  log: Pick<Log, 'warn' | 'error'>
  /** Tells whether anything may be deleted by age. */
  isClockBelieved(): Promise<boolean>
}

const ROOT = resolve(import.meta.dirname, '../../../..')
const KERJA = 'api/src/ops/cadangan/kerja.ts'
/** The timeout of a backup, longer than any agency's pictures take to be copied and read back. */
const LONGEST_MS = 2 * 3_600_000
const OUT_MOST = 64_000
const LOOK_MS = 60_000
/** The pauses of a night's backup after its first failure, its second and so on. */
const PAUSES_MS = [10 * 60_000, 30 * 60_000, 2 * 3_600_000, 4 * 3_600_000]

const SEDANG_BERJALAN = 'Cadangan sedang dibuat. Tunggu sampai selesai.'
export const TANPA_TEMPAT = 'Tempat cadangan belum diatur di server.'

const hasilSchema = z.union([
  z.object({
    besar: z.number(),
    isi: z.record(z.string(), z.number()),
    disisihkan: disisihkanSchema,
  }),
  z.object({ alasan: z.enum(ALASAN_CADANGAN), rinci: z.string() }),
])

export function createPencadang(deps: Deps, { vars, log, isClockBelieved }: PencadangOptions): Pencadang {
  const { env, now } = deps
  const { db } = deps.database
  const lease = createLease(deps.database, 'cadangan')
  const closing = new AbortController()
  let isBusy = false
  let running: Promise<void> = Promise.resolve()
  /** Ends once nobody looks any more whether one is due. */
  let looking: Promise<unknown> = Promise.resolve()

  /** Runs a function that may start a backup, which continues after it; null while one is being made here. */
  async function alone(begin: () => Promise<Cadangan | null>): Promise<Cadangan | null> {
    if (isBusy || closing.signal.aborted) return null
    isBusy = true
    let begun: Cadangan | null = null
    try {
      begun = await begin()
    } finally {
      if (!begun) isBusy = false
    }
    return begun
  }

  /** Begins one; null while another server makes one. */
  async function begin(sebab: SebabCadangan): Promise<Cadangan | null> {
    const asked = performance.now()
    if (!(await lease.take())) return null
    const lost = new AbortController()
    const giveBack = keepLease(lease, asked, () => lost.abort())
    const signal = AbortSignal.any([lost.signal, closing.signal])
    try {
      const cadangan = await noteStart(db, { nama: namaCadangan(await seenTime(db, now())), sebab }, now())
      running = make(cadangan, signal)
        .catch((err) => log.error({ err }, 'what came of a backup was not noted'))
        .then(giveBack)
        .catch((err) => log.warn({ err }, 'the turn to make backups was not given back'))
        .finally(() => {
          isBusy = false
        })
      return cadangan
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  /** A server that was killed left its backup as being made. */
  async function noteEnded(): Promise<void> {
    if (!(await adaBerjalan(db)) || !(await lease.take())) return
    try {
      await noteInterrupted(db, now())
    } finally {
      await lease.release()
    }
  }

  async function make(cadangan: Cadangan, signal: AbortSignal): Promise<void> {
    const hasil = await inProcess(cadangan.nama, env.DATA_DIR, vars, signal)
    await noteResult(db, cadangan.id, hasil, now())
    if (!('alasan' in hasil)) {
      // The new one is good whatever becomes of the old ones.
      await release().catch((err) => log.warn({ err }, 'older backups were not let go'))
      const { disisihkan } = hasil
      if (disisihkan.jumlah === 0) return
      log.error({ disisihkan }, 'rows that no restore takes lie aside in a backup')
      await queueSetAsideMail(deps, disisihkan.jumlah)
      return
    }
    // Whoever stopped the server knows.
    if (closing.signal.aborted) return
    log.error({ alasan: hasil.alasan, rinci: hasil.rinci }, 'a backup was not made')
    // Whoever requested a backup sees the result.
    if (cadangan.sebab === 'jadwal') await queueBackupMail(deps, hasil.alasan)
  }

  /** Deletes backups that newer ones replace; none while the clock is in doubt. */
  async function release(): Promise<void> {
    if (!(await isClockBelieved())) return
    const tempat = await openTempat(env)
    if (!tempat) return
    for (const nama of cadanganDilepas(await tempat.list(), now())) {
      await tempat.remove(nama)
      await noteReleased(db, nama, now())
    }
  }

  async function isDue(): Promise<boolean> {
    const time = now()
    const { lalu } = giliranCadangan(time)
    const baik = await terakhirBaik(db, time.toISOString())
    if (baik && baik.mulai_pada >= lalu) return false
    const gagal = await gagalSejak(db, lalu)
    if (!gagal) return true
    const waited = time.getTime() - Date.parse(gagal.terakhir)
    // From after now: the clock was set back since.
    return waited < 0 || waited >= (PAUSES_MS[Math.min(gagal.kali, PAUSES_MS.length) - 1] ?? 0)
  }

  return {
    async start(sebab) {
      if (!tempatOf(env)) throw conflict(TANPA_TEMPAT, {})
      await looking
      const begun = await alone(() => begin(sebab))
      if (!begun) throw conflict(SEDANG_BERJALAN, {})
      return begun
    },
    async checkDue() {
      if (!tempatOf(env)) return
      const look = looking.then(() =>
        alone(async () => {
          await noteEnded()
          return (await isDue()) ? begin('jadwal') : null
        }),
      )
      looking = look.catch(() => {})
      await look
    },
    async selesai() {
      await running
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

/** Makes a backup each night if a destination is set; returns the function that stops it. */
export function startPencadang(pencadang: Pencadang, log: Pick<Log, 'error'>): () => Promise<void> {
  // The first look comes a while after the start, which has enough to do.
  const timer = setInterval(() => {
    pencadang.checkDue().catch((err) => log.error({ err }, 'whether a backup is due is not known'))
  }, LOOK_MS)
  return async () => {
    clearInterval(timer)
    await pencadang.close()
  }
}

/** Makes a backup in a process of its own, which ends with this one; never throws. */
async function inProcess(
  nama: string,
  dataDir: string,
  vars: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<HasilCadangan> {
  // An unencrypted copy lies here meanwhile: nobody else may enter, and what a killed process left goes first.
  const dir = join(dataDir, 'cadangan-kerja')
  try {
    await rm(dir, { recursive: true, force: true })
    await mkdir(dir, { mode: 0o700 })
    return await run(nama, { ...vars, TMPDIR: dir }, signal)
  } catch (error) {
    return { alasan: 'lain', rinci: error instanceof Error ? error.message : String(error) }
  } finally {
    await rm(dir, { recursive: true, force: true }).catch(() => {})
  }
}

function run(nama: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<HasilCadangan> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ['--import', GUARD, KERJA, nama], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      out = (out + chunk.toString()).slice(-OUT_MOST)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      err = (err + chunk.toString()).slice(-OUT_MOST)
    })
    const stop = () => killGroup(child)
    const timer = setTimeout(stop, LONGEST_MS)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // Ended by a signal: ours, or the machine's for want of memory.
      if (code === null) done({ alasan: 'terhenti', rinci: '' })
      else done(hasilOf(out) ?? { alasan: 'lain', rinci: err.trim().split('\n').at(-1) ?? '' })
    })
  })
}

function hasilOf(out: string): HasilCadangan | null {
  return hasilSchema.safeParse(parseJson(out.trim().split('\n').at(-1))).data ?? null
}
