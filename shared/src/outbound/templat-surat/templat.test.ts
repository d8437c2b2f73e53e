import { describe, expect, it } from 'vitest'
import {
  checkTemplate,
  contohIsi,
  isiNaskah,
  TEMPLAT_LIMITS,
  tanpaBawaan,
  teksLengkap,
} from './naskah-templat.ts'
import { NAMA_TEMPLAT, templatOf } from './templat.ts'

const KOSONG = { perihal: '', judul: '', isi: '' }

describe.each(NAMA_TEMPLAT)('%s', (nama) => {
  const { bawaan } = templatOf(nama)

  it('says by itself what it has to say, within what staff may write', () => {
    expect(checkTemplate(nama, bawaan)).toEqual({})
    expect(bawaan.isi.length).toBeLessThan(TEMPLAT_LIMITS.isi)
    const { kata, bagian } = contohIsi(nama)
    const surat = isiNaskah(bawaan, kata, bagian)
    expect(JSON.stringify(surat)).not.toMatch(/[{][^"{}]{0,40}[}](?!,|\])/)
    expect(surat.blok.filter(({ jenis }) => jenis === 'tautan')).toHaveLength(1)
  })

  it('is the product’s own again where nothing differs', () => {
    expect(tanpaBawaan(nama, bawaan)).toEqual(KOSONG)
    expect(teksLengkap(nama, KOSONG)).toEqual(bawaan)
  })
})

it('names the place of each unknown word, and what may be written', () => {
  const salah = checkTemplate('pendaftaran-terima', {
    perihal: 'Halo {nma}',
    judul: '{rincian}',
    isi: 'Kode {kode}\n{hak}\n\nHalo {nma} dan {rincian}\n{rincian}\n{langkah}\nBuka {tautan} sekarang\nsatu { dua\n3602041211870001',
  })
  expect(salah.perihal).toEqual([expect.stringMatching(/^\{nma\} tidak dikenal .*\{kode\}, \{nama\}/)])
  expect(salah.judul?.[0]).toMatch(/^\{rincian\} tidak dikenal/)
  expect(salah.isi?.map((each) => each.slice(0, 38))).toEqual([
    'Baris 4: {nma} tidak dikenal di pesan ',
    'Baris 4: {rincian} berdiri sendiri di ',
    'Baris 7: {tautan} berdiri di akhir bar',
    'Baris 8: kurung kurawal tidak berpasan',
    'Baris 9: jangan tulis NIK atau nomor p',
  ])
})

it('never loses the link of a reset, nor a person’s rights', () => {
  expect(checkTemplate('atur-ulang-password', { ...KOSONG, isi: 'Halo, berlaku {masa}.' })).toEqual({
    isi: ['{tautan} harus ada: tanpa itu pesannya tidak lengkap'],
  })
  expect(checkTemplate('pendaftaran-terima', { ...KOSONG, isi: '{kode}\n{rincian}\n{langkah}' }).isi).toEqual(
    ['{hak} harus ada: tanpa itu pesannya tidak lengkap'],
  )
  // Nothing written is the product's own, which has it.
  expect(checkTemplate('atur-ulang-password', { ...KOSONG, perihal: 'Password baru' })).toEqual({})
})

it('keeps what is put in as text: it begins no line, names no word and makes no button', () => {
  const jahat = 'Siti\n## Judul\n{tautan}\n- butir {kode}'
  const { perihal, blok } = isiNaskah(
    {
      perihal: 'Dari {nama}',
      judul: '',
      isi: '{nama}\n\n{tersimpan}\n\n- satu {kode}\n- dua\n1. tiga\nOke:\nBuka {nama}: {tautan}',
    },
    { nama: jahat, kode: '$&', tersimpan: ' ' },
    { tautan: 'https://safar.test' },
  )
  const line = 'Siti ## Judul {tautan} - butir {kode}'
  expect(perihal).toBe(`Dari ${line}`)
  expect(blok).toEqual([
    { jenis: 'paragraf', teks: line },
    { jenis: 'butir', urut: false, butir: ['satu $&', 'dua'] },
    { jenis: 'butir', urut: true, butir: ['tiga'] },
    { jenis: 'paragraf', teks: 'Oke:' },
    { jenis: 'tautan', teks: `Buka ${line}`, url: 'https://safar.test' },
  ])
})
