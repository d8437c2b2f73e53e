/*
 * Our own list of a departure's people: what the office sends to hotels, handlers and guides. It has a passport's
 * number, and neither that of an identity card nor of an insurance.
 */

/** The columns of the list by their names, in order; `secret` ones are told as masks wherever no file is asked for. */
export const MANIFEST_KOLOM = {
  pemesanan: { head: 'Pemesanan', kind: 'text' },
  nama_paspor: { head: 'Nama di paspor', kind: 'text' },
  sapaan: { head: 'Sapaan', kind: 'text' },
  jenis_kelamin: { head: 'L/P', kind: 'text' },
  tempat_lahir: { head: 'Tempat lahir', kind: 'text' },
  tgl_lahir: { head: 'Tanggal lahir', kind: 'day' },
  umur: { head: 'Umur saat berangkat', kind: 'text' },
  no_paspor: { head: 'Nomor paspor', kind: 'text', secret: true },
  tgl_terbit: { head: 'Paspor terbit', kind: 'day' },
  tgl_habis: { head: 'Paspor habis', kind: 'day' },
  kota_terbit: { head: 'Kota terbit', kind: 'text' },
  kewarganegaraan: { head: 'Kewarganegaraan', kind: 'text' },
  no_hp: { head: 'Nomor HP', kind: 'text' },
  kamar: { head: 'Kamar', kind: 'text' },
  visa_no: { head: 'Nomor visa', kind: 'text', secret: true },
  visa_berlaku: { head: 'Visa berlaku', kind: 'day' },
  visa_akhir: { head: 'Visa berakhir', kind: 'day' },
  asuransi: { head: 'Asuransi', kind: 'text' },
  polis_no: { head: 'Nomor polis', kind: 'text', secret: true },
  no_registrasi: { head: 'Nomor registrasi', kind: 'text' },
  nama_tiket: { head: 'Nama di tiket', kind: 'text' },
} as const satisfies Record<string, { head: string; kind: 'text' | 'day'; secret?: true }>

export type ManifestKolom = keyof typeof MANIFEST_KOLOM

const isKolom = (name: string): name is ManifestKolom => Object.hasOwn(MANIFEST_KOLOM, name)
/** The names of all columns, in order. */
export const MANIFEST_KOLOM_NAMA: readonly ManifestKolom[] = Object.keys(MANIFEST_KOLOM).filter(isKolom)

/** Further columns of the ministry's workbook: a version that went there is compared by these as well. */
export const KEMENTERIAN_KOLOM = {
  nama_kartu_vaksin: { head: 'Nama di kartu vaksin' },
  nama_ayah: { head: 'Nama ayah' },
  jenis_identitas: { head: 'Jenis identitas' },
  nik: { head: 'Nomor identitas', secret: true },
  alamat: { head: 'Alamat' },
  provinsi: { head: 'Provinsi' },
  kabupaten: { head: 'Kabupaten' },
  kecamatan: { head: 'Kecamatan' },
  kelurahan: { head: 'Kelurahan' },
  telepon: { head: 'Telepon' },
  status_nikah: { head: 'Status pernikahan' },
  pendidikan: { head: 'Pendidikan' },
  pekerjaan: { head: 'Pekerjaan' },
  visa_provider: { head: 'Provider visa' },
  polis_input: { head: 'Polis dicatat' },
  polis_awal: { head: 'Polis mulai' },
  polis_akhir: { head: 'Polis berakhir' },
  no_bpjs: { head: 'Nomor BPJS', secret: true },
} as const satisfies Record<string, { head: string; secret?: true }>

export type KementerianKolom = keyof typeof KEMENTERIAN_KOLOM

const isKementerian = (name: string): name is KementerianKolom => Object.hasOwn(KEMENTERIAN_KOLOM, name)
export const KEMENTERIAN_KOLOM_NAMA: readonly KementerianKolom[] =
  Object.keys(KEMENTERIAN_KOLOM).filter(isKementerian)

/** A person of the list; days are `YYYY-MM-DD`, unknown values blank. */
export interface ManifestRow {
  peserta_id: number
  jamaah_id: number | null
  isi: Record<ManifestKolom, string>
  /** The columns that the ministry alone is sent; none of them in a version that went to others. */
  kementerian: Partial<Record<KementerianKolom, string>>
}

/** The change of a person since a list was sent. */
export interface Perubahan {
  peserta_id: number
  jamaah: string
  jenis: 'masuk' | 'keluar' | 'ubah'
  /** The columns that differ, with the former value and the present one; numbers of papers as masks. */
  isi: { kolom: string; dari: string; ke: string }[]
}

const SHOWN = 3
/** Returns the end of a number alone, which tells two apart and is none. */
const masked = (value: string): string =>
  value === '' ? '' : value.length > SHOWN + 2 ? `****${value.slice(-SHOWN)}` : '****'

/** A place that is nobody's yet has no name of its own. */
const nameOf = ({ isi }: ManifestRow): string => isi.nama_paspor || `Tempat kosong di ${isi.pemesanan}`

/** Compares a sent list with that of now: who came, who went, and what changed of the others. */
export function manifestChanges(before: readonly ManifestRow[], now: readonly ManifestRow[]): Perubahan[] {
  const [old, present] = [byPeserta(before), byPeserta(now)]
  const gone = before.filter(({ peserta_id }) => !present.has(peserta_id))
  return [
    ...now.flatMap((row): Perubahan[] => {
      const { peserta_id } = row
      const was = old.get(peserta_id)
      if (!was) return [{ peserta_id, jamaah: nameOf(row), jenis: 'masuk', isi: [] }]
      const isi = [
        ...MANIFEST_KOLOM_NAMA.flatMap((name) => changed(MANIFEST_KOLOM[name], was.isi[name], row.isi[name])),
        ...KEMENTERIAN_KOLOM_NAMA.flatMap((name) =>
          changed(KEMENTERIAN_KOLOM[name], was.kementerian[name], row.kementerian[name]),
        ),
      ]
      return isi.length > 0 ? [{ peserta_id, jamaah: nameOf(row), jenis: 'ubah', isi }] : []
    }),
    ...gone.map(
      (row): Perubahan => ({
        peserta_id: row.peserta_id,
        jamaah: nameOf(row),
        jenis: 'keluar',
        isi: [],
      }),
    ),
  ]
}

/** Returns the change of a column; none where it was not sent. */
function changed(
  column: { head: string; secret?: true },
  dari: string | undefined,
  ke = '',
): Perubahan['isi'] {
  if (dari === undefined || dari === ke) return []
  const told = column.secret ? masked : (value: string) => value
  return [{ kolom: column.head, dari: told(dari), ke: told(ke) }]
}

const byPeserta = (rows: readonly ManifestRow[]) => new Map(rows.map((row) => [row.peserta_id, row]))
