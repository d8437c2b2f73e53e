import type { User } from '@safar/shared/access/session/session-schema'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import { FIXED_CHOICES, NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import {
  hasKontak,
  KONTAK_MESSAGE,
  type PendaftaranChanges,
  type PendaftaranInput,
  pendaftaranInputSchema,
  pendaftaranUpdateSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  barisOf,
  IMPOR_VERSI,
  isianOf,
  PENDAFTARAN_SHEET,
  TETAP,
} from '@safar/shared/people/pendaftaran/sheet'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { isIlmiah } from '@safar/shared/platform/format/read-angka'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { type RowRead, readSheetRow, type SheetRow } from '@safar/shared/records/noun/read-sheet'
import type { Kysely, Transaction } from 'kysely'
import { transact } from '../../access/session/context.ts'
import { holdTable } from '../../platform/db/hold-row.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { schemaWords } from '../../platform/http/errors.ts'
import {
  type CellErrors,
  changedSince,
  copyErrors,
  digestOf,
  errorsByColumn,
  errorsOf,
  importRefusal,
  inTurns,
  planSheet,
  type RowPlan,
  shownRow,
} from '../../records/noun/import-refusal.ts'
import { changedRow, changePendaftaran } from './change-pendaftaran.ts'
import { SAMPAH_MESSAGE } from './di-sampah.ts'
import { findPaketChoice } from './paket-choice.ts'
import { paketMaksud } from './paket-maksud.ts'
import { pelakuOf } from './pelaku.ts'
import { type Baru, insertBaru, pendaftaranBaru } from './pendaftaran.repository.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { openPendaftaran } from './pendaftaran-words.ts'
import { findPetugasBernama, listPetugas } from './petugas.ts'
import { queuePendaftaranEvents } from './queue-pendaftaran-events.ts'
import { changesOf, noteRevisions } from './riwayat-pendaftaran.ts'
import { writePendaftaran } from './write-pendaftaran.ts'

const STALE = 'Pendaftaran ini sudah diubah sejak diekspor. Ekspor lagi, lalu ulangi perubahan Anda.'
const TETAP_MESSAGE = 'Kolom ini hanya untuk dibaca dan tidak dapat diubah lewat impor.'
const PERSETUJUAN_MESSAGE =
  'Tulis ya bila orangnya setuju datanya disimpan dan dihubungi. Tanpa persetujuan, datanya tidak boleh disimpan.'
const PAKET_GONE = 'Paket ini baru saja dihapus. Tulis slug paket lain.'
const PETUGAS_GONE = 'Akun ini baru saja dihapus atau dinonaktifkan. Tulis staf lain.'
const POTONG_MESSAGE =
  'Angka ini dipotong aplikasi lembar kerja. Ubah format selnya menjadi teks, lalu tulis nomornya lagi.'

type ImportRow = ImportAnswer['baris'][number]

/** The effect of a row, once all are valid. */
interface Step {
  baris: number
  stored: StoredRow<'pendaftaran'> | null
  baru: PendaftaranInput | null
  changes: PendaftaranChanges
}

/** Returns the effect of a sheet, row by row, and the errors of its cells. Nothing is saved. */
export async function previewImport(
  { database }: Pick<AppDeps, 'database'>,
  text: string,
): Promise<ImportAnswer> {
  const { baris, galat } = await plan(database.db, text)
  return { baris, galat }
}

/**
 * Imports a sheet, all of it or nothing. Reading and checks run before the transaction, which only writes, since nobody
 * else can write meanwhile.
 * @throws HttpError 422 with the errors; 409 if somebody else was first
 */
export async function saveImport(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: User,
  text: string,
): Promise<ImportAnswer> {
  const oleh = pelakuOf(actor)
  const { db } = deps.database
  const { steps, isStale, ...data } = await plan(db, text)
  if (data.galat.length > 0) throw importRefusal(data, isStale ? STALE : null)
  const { ready, wrong } = await makeReady(db, steps, deps.now())
  if (wrong.length > 0) throw importRefusal({ ...data, galat: wrong }, null)
  return transact(deps, actor, async (context) => {
    await holdTable(context.trx, 'pendaftaran')
    const galat = await changedSince(context.trx, 'pendaftaran', steps, STALE)
    if (galat.length > 0) throw importRefusal({ ...data, galat }, STALE)
    const gone = await goneSince(context.trx, ready)
    if (gone.length > 0) throw importRefusal({ ...data, galat: gone }, null)
    const baru: { id: number; kode: string; kali: string }[] = []
    const changed: Parameters<typeof noteRevisions>[2][number][] = []
    for await (const { stored, row, ubah, changes } of inTurns(ready)) {
      if (!stored) {
        const { id, kode } = await insertBaru(context.trx, { ...row, diubah_oleh: oleh.oleh })
        baru.push({ id, kode, kali: '' })
        changed.push({ id, ubah })
      } else if (changes.setuju_pemasaran === undefined) {
        await writePendaftaran(context, stored, { ...row, diubah_oleh: oleh.oleh }, oleh)
        changed.push({ id: stored.id, ubah })
      } else await changePendaftaran(context, stored.id, changes, oleh, 'impor')
    }
    await queuePendaftaranEvents(context, 'pendaftaran.baru', baru)
    await noteRevisions(context, 'impor', changed, oleh)
    return data
  })
}

/** A row that is ready to be written. */
interface Ready {
  baris: number
  stored: StoredRow<'pendaftaran'> | null
  row: Baru
  ubah: ReturnType<typeof changesOf>
  changes: PendaftaranChanges
}

/** Columns of a sheet that say which other record is meant. */
const NAMING = new Map([
  ['paket_id', 'paket'],
  ['petugas_id', 'petugas'],
])

/** Returns the rows ready to be written, and errors for rows that name something deleted since they were read. */
async function makeReady(
  db: Kysely<Tables>,
  steps: readonly Step[],
  now: Date,
): Promise<{ ready: Ready[]; wrong: ImportAnswer['galat'] }> {
  const ready: Ready[] = []
  const wrong: ImportAnswer['galat'] = []
  const seen = await seenTime(db, now)
  for await (const { baris, stored, baru, changes } of inTurns(steps)) {
    const before = stored ?? (baru && (await newRow(db, baru, seen)))
    if (!before) continue
    const { updated_at: _u, setuju_pemasaran: _s, ...fields } = changes
    const row = await changedRow<Baru>({ trx: db, now }, before, fields).catch((error) => {
      for (const { kolom, pesan } of errorsByColumn(errorsOf(error)))
        wrong.push({ baris, kolom: NAMING.get(kolom) ?? kolom, pesan })
      return null
    })
    if (row) ready.push({ baris, stored, row, ubah: changesOf(before, row), changes })
  }
  return { ready, wrong: wrong.slice(0, IMPOR_LIMITS.galat) }
}

/**
 * Returns errors for what rows name and no longer exists: a deleted package, or somebody who may no longer be
 * responsible.
 */
async function goneSince(trx: Transaction<Tables>, ready: readonly Ready[]): Promise<ImportAnswer['galat']> {
  const named = ready.flatMap(({ changes }) => changes.paket_id ?? [])
  const pakets = new Set<number>()
  for (const part of inParts([...new Set(named)])) {
    const found = await trx.selectFrom('paket').select('id').where('id', 'in', part).execute()
    for (const { id } of found) pakets.add(id)
  }
  const petugas = new Set((await listPetugas(trx)).map(({ id }) => id))
  const isGone = (id: number | null | undefined, there: ReadonlySet<number>) =>
    typeof id === 'number' && !there.has(id)
  return ready
    .flatMap(({ baris, changes }) => [
      ...(isGone(changes.paket_id, pakets) ? [{ baris, kolom: 'paket', pesan: PAKET_GONE }] : []),
      ...(isGone(changes.petugas_id, petugas) ? [{ baris, kolom: 'petugas', pesan: PETUGAS_GONE }] : []),
    ])
    .slice(0, IMPOR_LIMITS.galat)
}

async function newRow(db: Kysely<Tables>, baru: PendaftaranInput, seen: Date): Promise<Baru> {
  const paket_id = (await findPaketChoice(db, baru.paket))?.id ?? null
  return pendaftaranBaru(baru, { jenis: 'daftar', paket_id }, IMPOR_VERSI, seen)
}

function plan(db: Kysely<Tables>, text: string) {
  const seen = new Map<string, number>()
  return planSheet(PENDAFTARAN_SHEET, text, (row) => planRow(db, row, seen))
}

async function rowOf(db: Kysely<Tables>, kode: string): Promise<StoredRow<'pendaftaran'> | null> {
  const row = await db.selectFrom('pendaftaran').selectAll().where('kode', '=', kode).executeTakeFirst()
  return row ? openPendaftaran(db, row) : null
}

/** Returns a row with its departure named by slug, however the cell says it, or with the error. */
async function withPaket(
  db: Kysely<Tables>,
  row: SheetRow,
  stored: StoredRow<'pendaftaran'> | null,
): Promise<{ row: SheetRow; pesan: string }> {
  const typed = (row.sel.get('paket') ?? '').trim()
  // Words that it has already stay as they are.
  const maksud = typed === stored?.paket ? null : await paketMaksud(db, typed)
  if (!maksud) return { row, pesan: '' }
  if ('pesan' in maksud) return { row, pesan: maksud.pesan }
  return { row: { ...row, sel: new Map([...row.sel, ['paket', maksud.paket]]) }, pesan: '' }
}

async function planRow(
  db: Kysely<Tables>,
  sent: SheetRow,
  seen: Map<string, number>,
): Promise<RowPlan<Step, ImportRow>> {
  const cell = (kolom: string) => (sent.sel.get(kolom) ?? '').trim()
  const kode = tidyTyped(cell('kode')).toUpperCase()
  const stored = kode === '' || kode.length > 9 ? null : await rowOf(db, kode)
  const { row, pesan } = await withPaket(db, sent, stored)
  const read = withoutSame(
    readSheetRow(PENDAFTARAN_SHEET, row, stored && barisOf(toPendaftaran(stored))),
    stored,
  )
  // Whoever is known has agreed already: that is neither given again nor taken here.
  const ubah = read.ubah.filter(({ kolom }) => kolom !== 'kode' && !(stored && kolom === 'persetujuan'))
  const shown = shownRow(row, { slug: kode, nama: stored?.nama ?? cell('nama'), stored, ubah })
  const errors: CellErrors = [...read.galat]
  // What a row without its registration lacks besides says nothing.
  if (kode !== '' && !stored) {
    errors.push({
      kolom: 'kode',
      pesan: 'Tidak ada pendaftaran dengan kode ini. Kosongkan untuk pendaftaran baru.',
    })
    return { shown, errors }
  }
  // What a row is told from others by: its code, or all of its cells where it is new.
  const key = kode || digestOf(row)
  const earlier = seen.get(key)
  if (earlier === undefined) seen.set(key, row.baris)
  else errors.push({ kolom: kode ? 'kode' : '', pesan: `Baris ini sama dengan baris ${earlier}.` })
  for (const kolom of TETAP) if (kolom in read.sent) errors.push({ kolom, pesan: TETAP_MESSAGE })
  const status = read.sent.status ?? stored?.status ?? 'baru'
  if (read.sent.alasan_batal && status !== 'batal')
    errors.push({
      kolom: 'alasan_batal',
      pesan: 'Alasan batal hanya untuk pendaftaran yang berstatus batal.',
    })
  if (shown.jenis === 'sama') return { shown, errors }
  if (stored && stored.dihapus_pada !== null) errors.push({ kolom: 'kode', pesan: SAMPAH_MESSAGE })
  const copy = copyErrors(sent, stored, STALE)
  errors.push(...copy.errors)
  if (copy.isStale) return { shown, errors, isStale: errors.length === 1 }
  const { changes, problems: named } = await resolved(db, read.sent, pesan)
  const { step, problems } = checked(
    { baris: row.baris, stored },
    read.sent,
    changes,
    tidyTyped(cell('persetujuan')).toLowerCase() === 'ya',
  )
  const told = new Set(read.galat.map(({ kolom }) => kolom))
  errors.push(...named, ...problems.filter(({ kolom }) => !told.has(kolom)))
  return errors.length > 0 || !step ? { shown, errors } : { shown, errors, step }
}

/** Removes a phone number from the changes if it is the stored one in another notation. */
function withoutSame(read: RowRead, stored: StoredRow<'pendaftaran'> | null): RowRead {
  const { telepon } = read.sent
  if (!stored || typeof telepon !== 'string' || normalizeTelepon(tidyTyped(telepon)) !== stored.telepon)
    return read
  const { telepon: _same, ...sent } = read.sent
  return { ...read, sent, ubah: read.ubah.filter(({ kolom }) => kolom !== 'telepon') }
}

/** Resolves names of other records: a departure by its slug, a member of staff by mail address or name. */
async function resolved(
  db: Kysely<Tables>,
  { paket, petugas }: Record<string, unknown>,
  paketUnknown: string,
): Promise<{ changes: PendaftaranChanges; problems: CellErrors }> {
  const changes: PendaftaranChanges = {}
  const problems: CellErrors = []
  if (
    typeof paket === 'string' &&
    paket !== '' &&
    ![...FIXED_CHOICES, NO_CHOICE].some((known) => known === paket)
  ) {
    const named = await db.selectFrom('paket').select('id').where('slug', '=', paket).executeTakeFirst()
    if (named) changes.paket_id = named.id
    else problems.push({ kolom: 'paket', pesan: paketUnknown || PAKET_GONE })
  }
  if (typeof petugas === 'string') {
    const found = petugas === '' ? [] : await findPetugasBernama(db, petugas)
    const [one] = found
    if (petugas !== '' && !one)
      problems.push({ kolom: 'petugas', pesan: 'Tidak ada staf dengan nama atau email ini.' })
    else if (found.length > 1)
      problems.push({ kolom: 'petugas', pesan: 'Ada beberapa staf bernama ini. Tulis emailnya.' })
    else changes.petugas_id = one?.id ?? null
  }
  return { changes, problems }
}

/** Checks a row's fields against what its registration requires. */
function checked(
  { baris, stored }: Pick<Step, 'baris' | 'stored'>,
  { petugas: _p, kode: _k, persetujuan: _s, ...sent }: Record<string, unknown>,
  named: PendaftaranChanges,
  setuju: boolean,
): { step?: Step; problems: CellErrors } {
  if (typeof sent.telepon === 'string' && isIlmiah(sent.telepon))
    return { problems: [{ kolom: 'telepon', pesan: POTONG_MESSAGE }] }
  const { updated_at: _u, ...given } = isianOf(sent)
  const update = pendaftaranUpdateSchema.safeParse(given, { error: schemaWords })
  if (!update.success) return { problems: errorsByColumn(fieldErrors(update.error)) }
  const changes = { ...update.data, ...named }
  if (stored) {
    if (!hasKontak({ ...stored, ...update.data }))
      return { problems: [{ kolom: 'telepon', pesan: KONTAK_MESSAGE }] }
    return { step: { baris, stored, baru: null, changes }, problems: [] }
  }
  const baru = pendaftaranInputSchema.safeParse({ ...given, setuju }, { error: schemaWords })
  if (baru.success) return { step: { baris, stored, baru: baru.data, changes }, problems: [] }
  const { setuju: missing, ...others } = fieldErrors(baru.error)
  const problems = errorsByColumn(others)
  if (missing) problems.push({ kolom: 'persetujuan', pesan: PERSETUJUAN_MESSAGE })
  return { problems }
}
