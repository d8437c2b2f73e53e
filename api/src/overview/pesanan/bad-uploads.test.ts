import { crc32, deflateSync } from 'node:zlib'
import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { BERKAS_KELUARGA_SEJAM } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { family } from './pesanan.testing.ts'

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG of a few bytes whose head tells of nine hundred million pixels. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([8, 6], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(64),
])

it('refuses what is no photo or PDF with words of what to do, and keeps nothing of it', async () => {
  await using test = await createTestApp()
  const { booking, link, paper, sendProof } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const peserta = booking.peserta[0]?.id ?? 0
  const files: [name: string, bytes: Buffer, status: number, words: RegExp][] = [
    ['IMG_0001.HEIC', HEIC, 415, /HEIC/],
    ['IMG_0001.jpg', HEIC, 415, /HEIC/],
    ['bukti.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /bukan JPEG, PNG, atau PDF/],
    ['bom.png', bomb(), 413, /besar|piksel/],
    ['kosong.jpg', Buffer.alloc(0), 422, /Pilih/],
    ['besar.jpg', Buffer.alloc(BERKAS_MAX_BYTES + 2 * 1024 * 1024, 0xff), 413, /10 MB/],
  ]
  for (const [name, bytes, status, words] of files) {
    const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
    for (const answer of [await sendProof(auth, file), await paper(auth, peserta, file)]) {
      expect([name, answer.status]).toEqual([name, status])
      expect(`${answer.body.message} ${Object.values(answer.body.errors ?? {}).flat()}`).toMatch(words)
    }
  }
  const { db } = test.deps.database
  const kept = await Promise.all([
    db.selectFrom('berkas_pribadi').select('id').execute(),
    db.selectFrom('pembayaran').select('id').execute(),
    db.selectFrom('dokumen').select('id').execute(),
    db.selectFrom('kiriman_keluarga').select('id').execute(),
  ])
  expect(kept.flat()).toEqual([])
})

it('takes sixty files in an hour, refused ones included, and says when to go on', async () => {
  await using test = await createTestApp()
  const { booking, link, sendProof } = await family(test)
  const { auth } = await link(booking.id, '7890')
  const html = new File(['<html>'], 'bukti.jpg', { type: 'image/jpeg' })
  const statuses: number[] = []
  for (let n = 0; n < BERKAS_KELUARGA_SEJAM + 5; n += 1) statuses.push((await sendProof(auth, html)).status)
  expect(statuses.filter((status) => status === 415)).toHaveLength(BERKAS_KELUARGA_SEJAM)
  expect(new Set(statuses.slice(BERKAS_KELUARGA_SEJAM))).toEqual(new Set([429]))
  expect((await sendProof(auth, html)).body.message).toMatch(/menit lagi/)
})
