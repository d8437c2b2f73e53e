import { plainNaskah } from '@safar/shared/records/naskah/plain-naskah'
import { expect, it, vi } from 'vitest'
import { naskahOf } from '../artikel/list-artikel.ts'
import { naskahLayanan } from '../layanan/list-layanan.ts'
import { naskahPembimbing } from '../pembimbing/list-pembimbing.ts'

vi.mock('astro:content', () => ({ getCollection: async () => [] }))

it('fills what a text names in braces, in articles as in services and what guides say of themselves', () => {
  const teks = 'Bila batal:\n\n{pembatalan}\n\nPaspor {paspor_bulan}.'
  for (const naskah of [
    naskahOf({ isi: teks }),
    naskahLayanan({ isi: teks }),
    naskahPembimbing({ bio: teks }),
  ]) {
    const read = plainNaskah(naskah)
    expect(read).toMatch(/^Bila batal/)
    expect(read).toMatch(/Paspor \d+ bulan/)
    expect(read).not.toMatch(/[{}]/)
  }
})
