/*
 * What a message says, block by block, as plain data: text and HTML are made of it, and nothing that anybody types becomes more than
 * a block.
 */

/** One detail of a message: `Paket: Umrah Hemat`. */
export interface Rincian {
  nama: string
  isi: string
}

export type Blok =
  | { jenis: 'paragraf'; teks: string }
  | { jenis: 'judul'; teks: string }
  | { jenis: 'butir'; urut: boolean; butir: readonly string[] }
  | { jenis: 'rincian'; rincian: readonly Rincian[] }
  | { jenis: 'tautan'; teks: string; url: string }
