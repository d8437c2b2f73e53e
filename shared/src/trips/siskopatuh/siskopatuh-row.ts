import type { Jamaah } from '../../people/jamaah/jamaah-fields.ts'
import { readNik } from '../../people/jamaah/nik.ts'
import { SISKOPATUH_WILAYAH } from '../../people/jamaah/siskopatuh-wilayah.ts'
import { isTanggal } from '../../platform/format/tanggal.ts'
import { plainCode } from '../../platform/text/code.ts'
import { type ChoiceMatch, foldChoice, matchChoice, matchKabupaten } from './match-choice.ts'
import { isListKolom, SISKOPATUH_KOLOM, type SiskopatuhKolom } from './siskopatuh-columns.ts'

/*
 * One participant as a row of the ministry's workbook. Nothing is invented: a cell without a value, or whose value the
 * workbook does not take, is named with its reason and stays empty.
 */

/** The record of a participant, its numbers open. Blank texts are unknown. */
export interface SiskopatuhPerson {
  jamaah: Pick<
    Jamaah,
    | 'sapaan'
    | 'jenis_kelamin'
    | 'nama_kartu_vaksin'
    | 'nama_ayah'
    | 'jenis_identitas'
    | 'nik'
    | 'nama_paspor'
    | 'no_paspor'
    | 'tgl_terbit'
    | 'tgl_habis'
    | 'kota_terbit'
    | 'tempat_lahir'
    | 'tgl_lahir'
    | 'alamat'
    | 'provinsi'
    | 'kabupaten'
    | 'kecamatan'
    | 'kelurahan'
    | 'telepon'
    | 'no_hp'
    | 'kewarganegaraan'
    | 'status_nikah'
    | 'pendidikan'
    | 'pekerjaan'
    | 'no_bpjs'
  >
  visa: { provider: string; no: string; berlaku: string; akhir: string }
  polis: { asuransi: string; no: string; input: string; awal: string; akhir: string }
}

/** The lists of a workbook: the words of a column, and the regencies of each province by its folded name. */
export interface SiskopatuhLists {
  kolom: ReadonlyMap<SiskopatuhKolom, readonly string[]>
  kabupaten: ReadonlyMap<string, readonly string[]>
}

/** The workbook's word that a person chose for a typed one; `di` is the province of a regency, else empty. */
export interface Jawaban {
  kolom: SiskopatuhKolom
  di: string
  nilai: string
  jadi: string
}

/** The name under which an answer is found. */
export const jawabanKey = ({ kolom, di, nilai }: Omit<Jawaban, 'jadi'>): string =>
  [kolom, foldChoice(di), foldChoice(nilai)].join(' ')

/** A word that a person has to choose a meaning for. */
export interface Tanya extends Omit<Jawaban, 'jadi'> {
  pilihan: readonly string[]
}

/** A cell that stays empty, with the reason; `tanya` where a person can say what its word means. */
export interface SelKurang {
  kolom: SiskopatuhKolom
  alasan: string
  tanya?: Tanya
}

/** A row: the values of its cells by column, days as `YYYY-MM-DD`, and the cells that have none. */
export interface SiskopatuhRow {
  sel: Map<SiskopatuhKolom, string>
  kurang: SelKurang[]
}

const DI_JAMAAH = 'Isi di data jamaah.'
const DI_PESERTA = 'Isi di pemesanannya.'

/** Returns the regencies of the ministry's list of March 2026, for workbooks that bring none. */
const knownKabupaten = new Map(
  Object.entries(SISKOPATUH_WILAYAH).map(([provinsi, list]) => [foldChoice(provinsi), list]),
)

/** Returns a participant's row for the columns that a workbook has. */
export function siskopatuhRow(
  person: SiskopatuhPerson,
  columns: readonly SiskopatuhKolom[],
  lists: SiskopatuhLists,
  answers: ReadonlyMap<string, string>,
): SiskopatuhRow {
  const row: SiskopatuhRow = { sel: new Map(), kurang: [] }
  const values = valuesOf(person)
  const odd = oddOf(person)
  const provinsi = chosen('provinsi', '', values.provinsi, provincesOf(lists), answers, matchChoice)
  for (const kolom of columns) {
    const nilai = values[kolom].trim()
    const alasan = odd.get(kolom)
    if (nilai === '') {
      if (isNeeded(kolom, values)) row.kurang.push({ kolom, alasan: `Belum diisi. ${placeOf(kolom)}` })
    } else if (alasan) row.kurang.push({ kolom, alasan })
    else if (SISKOPATUH_KOLOM[kolom].kind === 'day' && !isTanggal(nilai))
      row.kurang.push({ kolom, alasan: 'Tanggal ini tidak dapat dibaca.' })
    else if (isListKolom(kolom)) {
      const read =
        kolom === 'provinsi'
          ? provinsi
          : kolom === 'kabupaten'
            ? kabupatenOf(values.kabupaten, provinsi, lists, answers)
            : chosen(kolom, '', nilai, lists.kolom.get(kolom) ?? [], answers, matchChoice)
      if ('nilai' in read) row.sel.set(kolom, read.nilai)
      else row.kurang.push({ kolom, ...read })
    } else row.sel.set(kolom, nilai)
  }
  return row
}

type Read = { nilai: string } | Omit<SelKurang, 'kolom'>

/** Returns the list's word for a value; a column without a list takes any. */
function chosen(
  kolom: SiskopatuhKolom,
  di: string,
  nilai: string,
  list: readonly string[],
  answers: ReadonlyMap<string, string>,
  match: (list: readonly string[], typed: string) => ChoiceMatch,
): Read {
  if (list.length === 0) return { nilai }
  const found = match(list, nilai)
  if ('nilai' in found) return found
  const told = answers.get(jawabanKey({ kolom, di, nilai }))
  if (told !== undefined && list.includes(told)) return { nilai: told }
  const { pilihan } = found
  const alasan =
    pilihan.length < list.length
      ? `“${nilai}” dapat berarti ${new Intl.ListFormat('id', { type: 'disjunction' }).format(pilihan)}. Pilih satu kali, lalu diingat.`
      : `“${nilai}” tidak ada di daftar buku kerja ini. Pilih padanannya satu kali, lalu diingat.`
  return { alasan, tanya: { kolom, di, nilai, pilihan } }
}

const provincesOf = ({ kolom }: SiskopatuhLists) => kolom.get('provinsi') ?? Object.keys(SISKOPATUH_WILAYAH)

function kabupatenOf(
  nilai: string,
  provinsi: Read,
  { kabupaten }: SiskopatuhLists,
  answers: ReadonlyMap<string, string>,
): Read {
  if (!('nilai' in provinsi) || provinsi.nilai === '')
    return { alasan: 'Tentukan dulu provinsinya: daftar kabupaten mengikuti provinsi.' }
  const lists = kabupaten.size > 0 ? kabupaten : knownKabupaten
  const list = lists.get(foldChoice(provinsi.nilai)) ?? []
  return chosen('kabupaten', provinsi.nilai, nilai, list, answers, matchKabupaten)
}

/** A telephone of the house is not needed of whoever has a mobile one. */
const isNeeded = (kolom: SiskopatuhKolom, values: Readonly<Record<SiskopatuhKolom, string>>): boolean =>
  kolom !== 'telepon' || values.no_hp === ''

const placeOf = (kolom: SiskopatuhKolom): string =>
  /^(?:visa|polis|asuransi)/.test(kolom) ? DI_PESERTA : DI_JAMAAH

function valuesOf({ jamaah, visa, polis }: SiskopatuhPerson): Record<SiskopatuhKolom, string> {
  const { sapaan, nik, jenis_identitas, ...own } = jamaah
  return {
    title: sapaan,
    nama_kartu_vaksin: own.nama_kartu_vaksin,
    nama_ayah: own.nama_ayah,
    // A number in the place of the NIK is one unless its kind says otherwise.
    jenis_identitas: jenis_identitas || (nik !== '' && readNik(nik).sah ? 'NIK' : ''),
    no_identitas: nik,
    nama_paspor: own.nama_paspor,
    no_paspor: own.no_paspor,
    tgl_terbit: own.tgl_terbit,
    kota_terbit: own.kota_terbit,
    tempat_lahir: own.tempat_lahir,
    tgl_lahir: own.tgl_lahir,
    alamat: own.alamat,
    provinsi: own.provinsi,
    kabupaten: own.kabupaten,
    kecamatan: own.kecamatan,
    kelurahan: own.kelurahan,
    telepon: own.telepon,
    no_hp: own.no_hp,
    kewarganegaraan: own.kewarganegaraan,
    status_nikah: own.status_nikah,
    pendidikan: own.pendidikan,
    pekerjaan: own.pekerjaan,
    visa_provider: visa.provider,
    visa_no: visa.no,
    visa_berlaku: visa.berlaku,
    visa_akhir: visa.akhir,
    asuransi: polis.asuransi,
    polis_no: polis.no,
    polis_input: polis.input,
    polis_awal: polis.awal,
    polis_akhir: polis.akhir,
    no_bpjs: own.no_bpjs,
  }
}

/** Returns the reasons why filled cells do not fit, by column. */
function oddOf({ jamaah, visa, polis }: SiskopatuhPerson): Map<SiskopatuhKolom, string> {
  const { sapaan, jenis_kelamin, jenis_identitas, nik, no_paspor, tgl_terbit, tgl_habis, tgl_lahir } = jamaah
  const odd = new Map<SiskopatuhKolom, string>()
  const isMan = sapaan === 'TUAN'
  if (sapaan !== '' && jenis_kelamin !== '' && isMan !== (jenis_kelamin === 'L'))
    odd.set('title', `${sapaan} tidak cocok dengan jenis kelamin ${isMan ? 'perempuan' : 'laki-laki'}.`)
  const isNik = jenis_identitas === '' || jenis_identitas === 'NIK'
  const alasan = nik !== '' && isNik ? readNik(nik).alasan : undefined
  if (alasan) odd.set('no_identitas', alasan)
  if (nik !== '' && jenis_identitas === 'PASPOR' && plainCode(nik) !== plainCode(no_paspor))
    odd.set('no_identitas', 'Jenis identitasnya PASPOR, tetapi nomornya berbeda dari nomor paspor.')
  if (isBefore(tgl_habis, tgl_terbit)) odd.set('tgl_terbit', 'Paspor habis sebelum terbit.')
  if (isBefore(tgl_terbit, tgl_lahir)) odd.set('tgl_terbit', 'Paspor terbit sebelum pemiliknya lahir.')
  if (isBefore(visa.akhir, visa.berlaku)) odd.set('visa_akhir', 'Visa berakhir sebelum berlaku.')
  if (isBefore(polis.akhir, polis.awal)) odd.set('polis_akhir', 'Polis berakhir sebelum mulai.')
  return odd
}

const isBefore = (day: string, other: string) => day !== '' && other !== '' && day < other
