import type { Blok } from './blok.ts'
import { BAGIAN, type Bagian, type IsiBagian, kataOf, type NamaTemplat, templatOf } from './templat.ts'

/*
 * Reads a template. `## ` begins a title, `- ` and `1. ` an item, a blank line ends a paragraph, `{rincian}` and
 * `{langkah}` stand alone, and a line that ends with `{tautan}` is a button. The value of a word is text and never
 * structure: it is filled in once the lines are read.
 */

/** Bounds of a template. Lengths in UTF-16 units. */
export const TEMPLAT_LIMITS = { perihal: 150, judul: 150, isi: 4_000 } as const

/** The texts of a template; an empty one stands for the product's default. */
export interface TeksTemplat {
  perihal: string
  judul: string
  isi: string
}
export type BidangTemplat = keyof TeksTemplat
export const BIDANG_TEMPLAT = ['perihal', 'judul', 'isi'] as const satisfies readonly BidangTemplat[]

const DALAM_KURUNG = /\{([^{}\n]{0,40})\}/g
const isBagian = (kata: string): kata is Bagian => BAGIAN.some((each) => each === kata)

/** Returns a template's texts with defaults for empty ones. */
export function teksLengkap(name: NamaTemplat, teks: TeksTemplat): TeksTemplat {
  const { bawaan } = templatOf(name)
  return {
    perihal: teks.perihal || bawaan.perihal,
    judul: teks.judul || bawaan.judul,
    isi: teks.isi || bawaan.isi,
  }
}

/** Returns a template's texts with those equal to the default emptied, so that they follow the product's. */
export function tanpaBawaan(name: NamaTemplat, teks: TeksTemplat): TeksTemplat {
  const { bawaan } = templatOf(name)
  const own = (field: BidangTemplat) => {
    const typed = teks[field].replace(/\r\n?/g, '\n').trim()
    return typed === bawaan[field] ? '' : typed
  }
  return { perihal: own('perihal'), judul: own('judul'), isi: own('isi') }
}

/**
 * Returns errors of a template by field: an unknown word with its line, a part in the wrong place, a missing required
 * word.
 */
export function checkTemplate(
  name: NamaTemplat,
  teks: TeksTemplat,
): Partial<Record<BidangTemplat, string[]>> {
  const errors: Partial<Record<BidangTemplat, string[]>> = {}
  for (const field of BIDANG_TEMPLAT) {
    const found = [
      ...templateMistakes(name, field, teks[field]),
      ...(field === 'isi' ? hilang(name, teks.isi) : []),
    ]
    if (found.length > 0) errors[field] = found.slice(0, 5)
  }
  return errors
}

function templateMistakes(name: NamaTemplat, field: BidangTemplat, teks: string): string[] {
  const kata = kataOf(name).map(([each]) => each)
  const parts: readonly string[] = field === 'isi' ? templatOf(name).bagian : []
  const known = [...kata, ...parts].map((each) => `{${each}}`).join(', ')
  return teks.split('\n').flatMap((line, index) => {
    const place = field === 'isi' ? `Baris ${index + 1}: ` : ''
    const found: string[] = []
    for (const [written, word = ''] of line.matchAll(DALAM_KURUNG)) {
      if (!kata.includes(word) && !parts.includes(word)) {
        found.push(`${place}${written} tidak dikenal di pesan ini. Yang dapat ditulis: ${known}`)
      } else if (isBagian(word) && !isDiTempatnya(line, word)) {
        found.push(
          word === 'tautan'
            ? `${place}${written} berdiri di akhir barisnya, sekali saja`
            : `${place}${written} berdiri sendiri di barisnya`,
        )
      }
    }
    if (/[{}]/.test(line.replace(DALAM_KURUNG, ''))) {
      found.push(`${place}kurung kurawal tidak berpasangan; kata ditulis seperti {merek}`)
    }
    if (/\d(?:[ .-]?\d){15}/.test(line)) found.push(`${place}jangan tulis NIK atau nomor pribadi di email`)
    return found
  })
}

function isDiTempatnya(line: string, word: Bagian): boolean {
  const trimmed = line.trim()
  const written = `{${word}}`
  if (word !== 'tautan') return trimmed === written
  return trimmed.endsWith(written) && trimmed.indexOf(written) === trimmed.length - written.length
}

function hilang(name: NamaTemplat, isi: string): string[] {
  if (isi.trim() === '') return []
  const { wajib } = templatOf(name)
  return wajib.flatMap((kata) =>
    isi.includes(`{${kata}}`) ? [] : [`{${kata}} harus ada: tanpa itu pesannya tidak lengkap`],
  )
}

/** A text for one line: whatever was put into it, it begins no second one. */
const sebaris = (teks: string) => teks.replace(/[\s\p{C}]+/gu, ' ').trim()

/** Fills the placeholders of a template's line; a placeholder without a value is left out. */
function fillIn(teks: string, kata: Readonly<Record<string, string>>): string {
  return sebaris(
    teks.replace(DALAM_KURUNG, (_written, word: string) =>
      Object.hasOwn(kata, word) ? (kata[word] ?? '') : '',
    ),
  )
}

/** A filled message: subject, title, and its blocks in order. */
export interface SuratTerisi {
  perihal: string
  judul: string
  blok: Blok[]
}

/** Fills a template that `checkTemplate` accepts. Blocks that come out empty are left out. */
export function isiNaskah(
  teks: TeksTemplat,
  kata: Readonly<Record<string, string>>,
  bagian: Partial<IsiBagian>,
): SuratTerisi {
  const blok: Blok[] = []
  let open: string[] = []
  const close = () => {
    const filled = fillIn(open.join(' '), kata)
    if (filled) blok.push({ jenis: 'paragraf', teks: filled })
    open = []
  }
  const butir = (urut: boolean, teks: string) => {
    const last = blok.at(-1)
    if (last?.jenis === 'butir' && last.urut === urut) {
      blok[blok.length - 1] = { ...last, butir: [...last.butir, teks] }
    } else blok.push({ jenis: 'butir', urut, butir: [teks] })
  }
  for (const raw of teks.isi.split('\n')) {
    const line = raw.trim()
    const item = /^(?:(-)|\d{1,2}\.) +/.exec(line)
    if (
      line === '' ||
      line === '{rincian}' ||
      line === '{langkah}' ||
      line.endsWith('{tautan}') ||
      line.startsWith('## ') ||
      item
    )
      close()
    if (line === '{rincian}') {
      const rincian = (bagian.rincian ?? []).map(({ nama, isi }) => ({
        nama: sebaris(nama),
        isi: sebaris(isi),
      }))
      if (rincian.length > 0) blok.push({ jenis: 'rincian', rincian })
    } else if (line === '{langkah}') {
      const langkah = (bagian.langkah ?? []).map(sebaris)
      if (langkah.length > 0) blok.push({ jenis: 'butir', urut: true, butir: langkah })
    } else if (line.endsWith('{tautan}')) {
      const label = fillIn(line.slice(0, -'{tautan}'.length), kata).replace(/:$/, '')
      if (bagian.tautan) blok.push({ jenis: 'tautan', teks: label || 'Buka tautan', url: bagian.tautan })
    } else if (line.startsWith('## ')) {
      const judul = fillIn(line.slice(3), kata)
      if (judul) blok.push({ jenis: 'judul', teks: judul })
    } else if (item) {
      const filled = fillIn(line.slice(item[0].length), kata)
      if (filled) butir(item[1] === undefined, filled)
    } else if (line !== '') open.push(line)
  }
  close()
  const judul = fillIn(teks.judul, kata)
  // A subject of words that are all empty would be none.
  return { perihal: fillIn(teks.perihal, kata) || judul, judul, blok }
}

/** Returns the sample values of a preview. */
export function contohIsi(name: NamaTemplat): { kata: Record<string, string>; bagian: IsiBagian } {
  return {
    kata: Object.fromEntries(kataOf(name).map(([kata, , contoh]) => [kata, contoh])),
    bagian: {
      rincian: templatOf(name).contohRincian ?? [
        { nama: 'Paket', isi: 'Umrah Reguler Desember' },
        { nama: 'Berangkat', isi: 'Sabtu, 12 Desember 2026' },
        { nama: 'Jumlah orang', isi: '2' },
      ],
      langkah: [
        'Admin kami menghubungi Anda paling lambat hari kerja berikutnya.',
        'Anda menerima rincian biaya, dokumen, dan jadwal.',
      ],
      tautan: 'https://safar.test/contoh',
    },
  }
}
