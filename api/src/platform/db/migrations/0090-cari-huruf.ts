import type { Schema } from './schema.ts'

const PIECE = 500
/** Every table with such a text. */
export const TABLES = [
  'paket',
  'pendaftaran',
  'tanya',
  'artikel',
  'layanan',
  'pembimbing',
  'testimoni',
  'galeri',
  'spanduk',
  'pengaturan',
]

/** What records are found by folds letters that no accent makes (`ı`, `ł`, `ß`), every dash and every apostrophe, and holds nothing unseen. */
export async function up(db: Schema): Promise<void> {
  for (const table of TABLES) await foldAnew(db, table)
}

async function foldAnew(db: Schema, table: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'cari'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const { id, cari } of rows) {
      const folded = fold(String(cari))
      if (folded !== cari) await db.updateTable(table).set({ cari: folded }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ȷ: 'j',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ɛ: 'e',
  ɨ: 'i',
  ƙ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** What the product makes of a text that it has folded before, as it stood when this migration was written. */
function fold(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/g, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/['`´‘’‛ʹʻʼʽʾʿˈ′‵ꞌ]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
}
