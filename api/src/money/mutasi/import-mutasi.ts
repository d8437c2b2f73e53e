import { setImmediate } from 'node:timers/promises'
import { MUTASI_LIMITS, rupiahOf } from '@safar/shared/money/mutasi/mutasi'
import type { MutasiImpor } from '@safar/shared/money/mutasi/mutasi-schema'
import {
  readStatement,
  type StatementLine,
  type StatementRead,
} from '@safar/shared/money/mutasi/read-statement'
import { HEAD_MOST } from '@safar/shared/money/mutasi/statement-heads'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { shortText } from '@safar/shared/platform/text/cut-text'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdTable } from '../../platform/db/hold-row.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { importRefusal } from '../../records/noun/import-refusal.ts'
import { newIds } from '../../records/noun/write-sealed.ts'
import { type AgencyAccount, findAccount, isAgencyAccount } from './agency-account.ts'
import { sealKeterangan } from './mutasi-text.ts'
import { listMutasiHeads } from './statement-heads.repository.ts'
import { onlyFresh, type StoredLines, storedLines } from './stored-lines.ts'

type Deps = Pick<AppDeps, 'database' | 'pengaturanAwal' | 'now' | 'vault'>

/** A sent statement: its text, and what its sender says of it. */
export interface SentStatement {
  text: string
  /** Number of the account; blank for that which the statement names, else the first. */
  rekening: string
  /** The year of days without one; null if nobody said. */
  tahun: number | null
}

/** Rows of one statement of the database. */
const AT_ONCE = 200

/** Returns the effect of a statement, line by line, and the errors of its cells. Nothing is saved. */
export async function previewMutasi(deps: Deps, sent: SentStatement): Promise<MutasiImpor> {
  const { account, read } = await readSent(deps, sent)
  return answerOf(account, read, await storedLines(deps.database.db, deps.vault, account.digits, read.lines))
}

/**
 * Saves the new lines of a statement, all of them or none; a line that is there already stays one.
 * @throws HttpError 422 with the errors of cells
 */
export async function saveMutasi(deps: Deps, actor: Pelaku, sent: SentStatement): Promise<MutasiImpor> {
  const { account, read } = await readSent(deps, sent)
  const { lines } = read
  if (read.galat.length > 0)
    throw importRefusal(
      answerOf(account, read, await storedLines(deps.database.db, deps.vault, account.digits, lines)),
      null,
    )
  return transact(deps, actor, async (context) => {
    const { trx, now } = context
    await holdTable(trx, 'mutasi')
    const stored = await storedLines(trx, deps.vault, account.digits, lines)
    const fresh = inTime(onlyFresh(lines, lines.map(stored.has)))
    const current = await deps.vault.current(trx)
    const ids = await newIds(trx, 'mutasi', fresh.length)
    const by = { pada: now.toISOString(), akun_id: Number(actor.id), token_id: actor.token ?? null }
    const rows = fresh.map(({ tanggal, jumlah, saldo, ke, keterangan }, at) => {
      const id = ids[at] ?? 0
      const text = sealKeterangan(current, id, keterangan)
      return { id, rekening: account.digits, tanggal, jumlah, saldo, ke, ...text, ...by }
    })
    for (const part of inParts(rows, AT_ONCE)) {
      await setImmediate()
      await trx
        .insertInto('mutasi')
        .values([...part])
        .execute()
    }
    const rinci = `${rows.length} baris baru${account.bank === '' ? '' : `, rekening ${account.bank}`}`
    await logActivities(context, { aksi: 'impor', jenis: 'mutasi', rinci })
    return answerOf(account, read, stored)
  })
}

/** Lines from the oldest; those of one day in the file's own order of time, so that ids follow it. */
function inTime(lines: readonly StatementLine[]): StatementLine[] {
  const [first, last] = [lines[0], lines.at(-1)]
  const isNewestFirst = first !== undefined && last !== undefined && first.tanggal > last.tanggal
  return (isNewestFirst ? lines.toReversed() : [...lines]).sort((a, b) =>
    a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0,
  )
}

async function readSent(
  deps: Deps,
  { text, rekening, tahun }: SentStatement,
): Promise<{ account: AgencyAccount; read: StatementRead }> {
  const today = hariIni(deps.now())
  const readAs = async ({ digits }: AgencyAccount) =>
    readStatement(text, { today, remembered: await listMutasiHeads(deps.database.db, digits), tahun })
  const first = await findAccount(deps, rekening)
  const begun = await readAs(first)
  const account = await findAccount(deps, rekening, begun.rekening)
  const read = account.digits === first.digits ? begun : await readAs(account)
  if (read.rekening !== '' && read.rekening !== account.digits) await noteOtherAccount(deps, read, account)
  return { account, read }
}

/** Refuses a statement of another account of the agency, and says of one that is unknown where its lines go. */
async function noteOtherAccount(deps: Deps, read: StatementRead, account: AgencyAccount): Promise<void> {
  const shown = `…${read.rekening.slice(-4)}`
  const own = `${account.bank} ${account.nomor}`
  if (await isAgencyAccount(deps, read.rekening))
    read.galat.unshift({
      baris: 0,
      kolom: '',
      pesan: `Berkas ini dari rekening ${shown}, bukan ${own}. Pilih rekeningnya.`,
    })
  else if (account.digits !== '')
    read.peringatan.unshift({
      baris: 0,
      pesan: `Berkas ini menyebut rekening ${shown}, yang tidak ada di Pengaturan. Barisnya masuk ke ${own}.`,
    })
}

const LAIN_JENIS =
  'Baris ini mungkin sudah ada dari berkas lain, yang satu dengan saldo dan yang lain tanpa. Periksa supaya uangnya tidak tercatat dua kali.'

function answerOf({ bank, nomor }: AgencyAccount, read: StatementRead, stored: StoredLines): MutasiImpor {
  const { lines, saldo, galat } = read
  const known = lines.map(stored.has)
  const fresh = onlyFresh(lines, known)
  const isFresh = new Set(fresh)
  const sumOf = (sign: 1 | -1) =>
    rupiahOf(fresh.reduce((sum, { jumlah }) => sum + Math.max(0, sign * jumlah), 0))
  const doubled = fresh.filter(stored.isFromOtherKind).map(({ baris }) => ({ baris, pesan: LAIN_JENIS }))
  return {
    rekening: { bank, nomor },
    periode: read.periode,
    judul: read.judul.map(({ kolom, judul, isian }) => ({
      kolom,
      judul: shortText(judul, HEAD_MOST),
      isian,
    })),
    baris: lines.slice(0, MUTASI_LIMITS.pratinjau).map((line) => ({
      baris: line.baris,
      tanggal: line.tanggal,
      keterangan: line.keterangan,
      jumlah: rupiahOf(line.jumlah),
      saldo: line.saldo === null ? null : rupiahOf(line.saldo),
      jenis: isFresh.has(line) ? 'baru' : 'ada',
    })),
    jumlah: {
      baris: lines.length,
      baru: fresh.length,
      ada: lines.length - fresh.length,
      masuk: sumOf(1),
      keluar: sumOf(-1),
    },
    saldo: {
      keadaan: saldo.keadaan,
      baris: saldo.baris,
      awal: saldo.awal === null ? null : rupiahOf(saldo.awal),
      akhir: saldo.akhir === null ? null : rupiahOf(saldo.akhir),
    },
    galat,
    peringatan: [...read.peringatan, ...doubled].slice(0, IMPOR_LIMITS.galat),
  }
}
