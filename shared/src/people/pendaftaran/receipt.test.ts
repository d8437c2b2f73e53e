import { expect, it } from 'vitest'
import { belumKursi } from '../../outbound/belum-kursi.ts'
import { correctionChat, correctionText, nextSteps, receiptChat } from './receipt.ts'

const terima = {
  kode: 'R484-DVK3',
  nama: 'Ratna Sari',
  paket_nama: 'Umroh',
  tanggal_keberangkatan: '',
} as const

it('promises no seat of a departure that is full', () => {
  const [, , third] = nextSteps('', undefined, 'Uang muka Rp 5.000.000.')
  expect(`${third?.judul} ${third?.teks}`).toBe(
    'Tempat Anda tercatat setelah pembayaran pertama. Uang muka Rp 5.000.000. Mendaftar di sini belum mengikat apa pun.',
  )
  const penuh = nextSteps('', undefined, 'Uang muka Rp 5.000.000.', true).map(({ teks }) => teks)
  expect(penuh.at(-1)).toBe(belumKursi('penuh'))
  expect(penuh.join(' ')).not.toContain('Uang muka')
})

it('shows who gave a mail the page where they correct it themselves, and everybody the office', () => {
  expect(correctionText(true)).toMatch(/^Buka Data Saya .+ hubungi kantor kami dan sebutkan kode ini/)
  expect(correctionText(false)).toMatch(/^Hubungi kantor kami dan sebutkan kode ini/)
})

it('names who writes where the page still knows', () => {
  expect(correctionChat('Safar', terima)).toBe(
    "Assalamu'alaikum Safar, saya Ratna Sari. Saya ingin memperbaiki data pendaftaran, kode R484-DVK3. Yang perlu diperbaiki: …",
  )
  expect(correctionChat('Safar', { ...terima, nama: '' })).toContain('Safar, saya ingin memperbaiki')
  expect(receiptChat('Safar', { ...terima, nama: '' })).toContain(
    'Safar, saya baru mendaftar untuk Umroh lewat situs, kode pendaftaran R484-DVK3.',
  )
})
