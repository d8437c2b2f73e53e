import { createHash } from 'node:crypto'
import type { JamaahImpor, JamaahImporBaris } from '@safar/shared/people/jamaah/import-answer'
import { isPhoneField } from '@safar/shared/people/jamaah/import-cell'
import { IMPORT_FIELDS, type ImportField, isImportField } from '@safar/shared/people/jamaah/import-heads'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { fieldErrors } from '@safar/shared/platform/http/errors'
import { plainCode } from '@safar/shared/platform/text/code'
import type { Field } from '@safar/shared/records/noun/field'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { partMask } from '@safar/shared/records/noun/sealed'
import type { Actor } from '../../access/session/actor.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { HttpError, schemaWords } from '../../platform/http/errors.ts'
import { noteImport } from '../../records/noun/change.ts'
import {
  errorsOf,
  importRefusal,
  inTurns,
  shortCell,
  shortChange,
} from '../../records/noun/import-refusal.ts'
import { readyRecord } from '../../records/noun/noun.repository.ts'
import { openContent } from '../../records/noun/opened.ts'
import { blanksOf, takeSecrets } from '../../records/noun/sealed.ts'
import { settle } from '../../records/noun/status.ts'
import type { ContentOf } from '../../records/noun/stored-noun.ts'
import { changeInTurn } from '../../records/noun/turn.ts'
import { type ReadySealed, writeSealed } from '../../records/noun/write-sealed.ts'
import { listKnownHeads } from './import-heads.repository.ts'
import { jamaahNoun } from './jamaah.noun.ts'
import { type Known, type Match, type Matches, matchPeople } from './match-people.ts'
import { type PeopleSheet, type PersonRow, readPeopleSheet } from './read-people-sheet.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now' | 'vault'>
type Secrets = Readonly<Record<string, string>>

/** A sent sheet: its bytes as they came, and the sheet of a workbook that is asked for. */
export interface SentSheet {
  body: unknown
  /** From 0; null for the first with heads that are known. */
  lembar: number | null
}

/** The effect of a row, once all are valid. */
interface Step {
  baris: number
  stored: Jamaah | null
  content: ContentOf<Jamaah>
  secrets: Secrets
}

interface Plan {
  answer: JamaahImpor
  steps: Step[]
  rows: PersonRow[]
  digest: string
}

const BENTROK = 'Belum ada yang disimpan: ada baris yang bentrok dengan data jamaah.'
const BERUBAH =
  'Belum ada yang disimpan: data jamaah berubah sejak berkas ini diperiksa. Lihat lagi hasilnya, lalu simpan.'
const MUNGKIN_DIBULATKAN = 'Berakhir dengan 0, seperti NIK yang pernah dibulatkan Excel. Cocokkan dengan KTP.'

/** Returns the effect of a sheet, row by row, and the errors of its cells. Nothing is saved. */
export async function previewPeople(deps: Deps, sheet: SentSheet): Promise<JamaahImpor> {
  return (await planPeople(deps, sheet)).answer
}

/**
 * Imports the people of a sheet, all of them or nobody. Reading and checks run before the transaction, which looks once
 * more whom the rows mean, and writes.
 * @param sidik the fingerprint of the preview that somebody saw; empty to save what there is now
 * @throws HttpError 422 with the errors; 409 with a new preview if people changed since
 */
export async function savePeople(
  deps: Deps,
  actor: Actor,
  sheet: SentSheet,
  sidik: string,
): Promise<JamaahImpor> {
  const { answer, steps, rows, digest } = await planPeople(deps, sheet)
  if (sidik !== '' && sidik !== answer.sidik) throw importRefusal(answer, BERUBAH)
  if (answer.galat.length > 0) throw importRefusal(answer, null)
  if (answer.baris.some(({ jenis }) => jenis === 'bentrok'))
    throw new HttpError(422, BENTROK, { data: answer, errors: {} })
  const now = deps.now()
  const ready: ReadySealed<Jamaah>[] = []
  for await (const { stored, content, secrets } of inTurns(steps))
    ready.push({ ...readyRecord(jamaahNoun, stored, content, now), secrets })
  const written = await changeInTurn(deps, jamaahNoun, actor, 'all', async (context) => {
    const again = await matchPeople(
      context.trx,
      deps.vault,
      rows.map(({ sent }) => sent),
    )
    if (fingerprint(digest, again) !== answer.sidik) return null
    const records = await writeSealed(context, deps.vault, jamaahNoun, ready)
    const changed = records.map((after, at) => {
      const { stored = null, secrets = {} } = steps[at] ?? {}
      // A mask looks like the one before: as if there had been none, the revision tells that the field changed.
      return { before: stored && { ...stored, ...blanksOf(secrets) }, after }
    })
    await noteImport(context, jamaahNoun, changed, `${records.length} jamaah`)
    return records
  })
  if (!written) throw importRefusal(await previewPeople(deps, sheet), BERUBAH)
  const ids = new Map(written.map(({ id }, at) => [steps[at]?.baris ?? 0, id]))
  return {
    ...answer,
    baris: answer.baris.map((row) => ({ ...row, id: row.id ?? ids.get(row.baris) ?? null })),
  }
}

/** A fingerprint of a sheet and of the people whom it meets, by their ids and the times of their last changes. */
function fingerprint(digest: string, { rows, people }: Matches): string {
  const times = [...people.values()].map(({ data }) => [data.id, data.updated_at]).sort()
  return createHash('sha256')
    .update(JSON.stringify([digest, rows, times]))
    .digest('base64url')
}

async function planPeople({ database, vault, now }: Deps, { body, lembar }: SentSheet): Promise<Plan> {
  const { db } = database
  const sheet = await readPeopleSheet(body, await listKnownHeads(db), lembar)
  const { rows } = sheet
  const matches = await matchPeople(
    db,
    vault,
    rows.map(({ sent }) => sent),
  )
  const digest = digestOf(body, sheet)
  const planned = await planRows(sheet, matches, now())
  const { lembar: names, dipilih, judul } = sheet
  const galat = [...sheet.galat, ...planned.galat]
    .sort((a, b) => a.baris - b.baris)
    .slice(0, IMPOR_LIMITS.galat)
  const sidik = fingerprint(digest, matches)
  return {
    answer: { lembar: names, dipilih, judul, baris: planned.baris, galat, sidik },
    steps: planned.steps,
    rows,
    digest,
  }
}

function digestOf(body: unknown, { dipilih, judul }: PeopleSheet): string {
  const hash = createHash('sha256').update(JSON.stringify([dipilih, judul]))
  return (Buffer.isBuffer(body) ? hash.update(body) : hash).digest('base64url')
}

async function planRows(sheet: PeopleSheet, { rows: matches, people }: Matches, now: Date) {
  const planned: { baris: JamaahImporBaris[]; steps: Step[]; galat: JamaahImpor['galat'] } = {
    baris: [],
    steps: [],
    galat: [],
  }
  const earlier = new Map<string, number>()
  for await (const [at, row] of inTurns([...sheet.rows.entries()])) {
    const match = matches[at] ?? { nik: [], paspor: [], nama: [], sampah: [] }
    const { known, bentrok } = whoIs(row, match, people, earlier)
    const { step, ubah, galat, peringatan } = checked(row, known, now)
    const errors = [...row.galat, ...galat].map(({ isian, pesan }) => ({
      baris: row.baris,
      kolom: isImportField(isian) ? sheet.headOf(isian) : '',
      pesan,
    }))
    const isSame = known !== null && ubah.length === 0
    const jenis =
      errors.length > 0 ? 'salah' : bentrok.length > 0 ? 'bentrok' : isSame ? 'sama' : known ? 'ubah' : 'baru'
    planned.galat.push(...errors)
    planned.baris.push({
      baris: row.baris,
      nama: shortCell(row.sent.nama_paspor ?? known?.data.nama_paspor ?? ''),
      jenis,
      id: known?.data.id ?? null,
      ubah: ubah.map(({ isian, dari, ke }) => ({
        ...shortChange({ kolom: sheet.headOf(isian), dari, ke }),
        ...(row.tertulis[isian] !== undefined && { tertulis: shortCell(row.tertulis[isian]) }),
      })),
      bentrok,
      peringatan: peringatan.map(({ isian, pesan }) => ({
        kolom: isImportField(isian) ? sheet.headOf(isian) : '',
        pesan,
      })),
    })
    if (step && !isSame) planned.steps.push(step)
  }
  return planned
}

const nameOf = (people: Matches['people'], id: number) =>
  people.get(id)?.data.nama_paspor || `jamaah nomor ${id}`

/** Finds the person whom a row means, and everything that speaks against it. */
function whoIs(
  row: PersonRow,
  match: Match,
  people: Matches['people'],
  earlier: Map<string, number>,
): { known: Known | null; bentrok: JamaahImporBaris['bentrok'] } {
  const bentrok: JamaahImporBaris['bentrok'] = []
  const say = (pesan: string, id: number | null = null) => bentrok.push({ pesan, id })
  const [byNik] = match.nik
  const [byPassport, second] = match.paspor
  const id = byNik ?? byPassport
  const known = id === undefined ? null : (people.get(id) ?? null)
  if (byNik !== undefined && byPassport !== undefined && !match.paspor.includes(byNik))
    say(
      `NIK-nya milik ${nameOf(people, byNik)}, tetapi nomor paspornya milik ${nameOf(people, byPassport)}.`,
      byPassport,
    )
  if (byNik === undefined && second !== undefined)
    say(`Nomor paspor ini tercatat pada ${match.paspor.length} orang. Tulis juga NIK-nya.`, second)
  const storedNik = known?.values.nik ?? ''
  if (
    byNik === undefined &&
    known &&
    storedNik !== '' &&
    row.sent.nik &&
    plainCode(row.sent.nik) !== storedNik
  )
    say(`Nomor paspor ini milik ${known.data.nama_paspor}, yang tercatat dengan NIK lain.`, known.data.id)
  for (const field of match.sampah) {
    // A number in the trash is nobody's once somebody else has it.
    if (field === 'nik' ? byNik !== undefined : known !== null) continue
    say(
      `${field === 'nik' ? 'NIK' : 'Nomor paspor'} ini milik orang yang ada di Sampah. Pulihkan dulu, atau hapus nomornya dari baris ini.`,
    )
  }
  const [namesake] = match.nama
  if (namesake !== undefined)
    say(
      `${nameOf(people, namesake)} sudah ada. Tulis NIK atau nomor paspor di baris ini, supaya jelas ini orang yang sama atau bukan.`,
      namesake,
    )
  const before = [...new Set(keysOf(row, known).flatMap((key) => earlier.get(key) ?? []))]
  for (const baris of before) say(`Baris ini orang yang sama dengan baris ${baris}.`)
  for (const key of keysOf(row, known)) if (!earlier.has(key)) earlier.set(key, row.baris)
  return { known, bentrok }
}

/** Returns what a row's person is told by among the rows of a sheet. */
function keysOf({ sent }: PersonRow, known: Known | null): string[] {
  const { nik = '', no_paspor = '', nama_paspor = '', tgl_lahir = '' } = sent
  const keys = [
    ...(nik ? [`nik ${plainCode(nik)}`] : []),
    ...(no_paspor ? [`paspor ${plainCode(no_paspor)}`] : []),
    ...(known ? [`id ${known.data.id}`] : []),
  ]
  return keys.length > 0 ? keys : [`nama ${nama_paspor.trim().toUpperCase()} ${tgl_lahir}`]
}

interface Checked {
  step?: Step
  ubah: { isian: ImportField; dari: string; ke: string }[]
  galat: { isian: string; pesan: string }[]
  peringatan: { isian: string; pesan: string }[]
}

/** Checks a row as a form is checked, and finds what it changes. */
function checked({ baris, sent, galat: unread }: PersonRow, known: Known | null, now: Date): Checked {
  const told = new Set<string>(unread.map(({ isian }) => isian))
  const none: Checked = { ubah: [], galat: [], peringatan: [] }
  const flat = (errors: Record<string, string[]>) =>
    Object.entries(errors).flatMap(([isian, texts]) =>
      told.has(isian) ? [] : texts.map((pesan) => ({ isian, pesan })),
    )
  const { create, save } = jamaahNoun.bodies
  const parsed = (known ? save : create).safeParse(sent, { error: schemaWords })
  if (!parsed.success) return { ...none, galat: flat(fieldErrors(parsed.error)) }
  const { open, secrets: all } = takeSecrets(jamaahNoun, parsed.data)
  const ubah = changesOf(sent, { ...open, ...all }, known)
  const changed = new Set<string>(ubah.map(({ isian }) => isian))
  const only = <Value>(values: object): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !known || changed.has(name)))
  const secrets = only<string>(all)
  try {
    const content = settle(jamaahNoun, known?.data ?? null, only(open), now)
    const whole = openContent(jamaahNoun, content, secrets, known?.values ?? {})
    const galat = flat(jamaahNoun.opened?.errors(whole) ?? {})
    if (galat.length > 0) return { ...none, ubah, galat }
    const peringatan = flat(jamaahNoun.opened?.peringatan(whole, hariIni(now)) ?? {})
    if (secrets.nik?.endsWith('0') && !told.has('nik'))
      peringatan.push({ isian: 'nik', pesan: MUNGKIN_DIBULATKAN })
    return { step: { baris, stored: known?.data ?? null, content, secrets }, ubah, galat, peringatan }
  } catch (error) {
    return { ...none, ubah, galat: flat(errorsOf(error)) }
  }
}

/** Returns the fields of a row that differ from what is stored; of a new person, all that it fills. */
function changesOf(sent: PersonRow['sent'], parsed: object, known: Known | null): Checked['ubah'] {
  const values = new Map<string, unknown>(Object.entries(parsed))
  const stored = new Map<string, unknown>(known ? Object.entries({ ...known.data, ...known.values }) : [])
  return IMPORT_FIELDS.flatMap((isian) => {
    if (sent[isian] === undefined) return []
    const [dari, ke] = [String(stored.get(isian) ?? ''), String(values.get(isian) ?? '')]
    if (isSame(isian, dari, ke)) return []
    const field: Field = JAMAAH_FIELDS[isian]
    const shown = (text: string) => (field.kind === 'sealed' ? partMask(field, text) : text)
    return [{ isian, dari: shown(dari), ke: shown(ke) }]
  })
}

/** A phone number in another notation is no change. */
function isSame(isian: ImportField, dari: string, ke: string): boolean {
  if (dari === ke) return true
  return isPhoneField(isian) && dari !== '' && normalizeTelepon(dari) === normalizeTelepon(ke)
}
