/* The blocks of a message as plain data, from which text and HTML are made; typed text never becomes markup. */

/** A detail of a message: `Paket: Umrah Hemat`. */
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
