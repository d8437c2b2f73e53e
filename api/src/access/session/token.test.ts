import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { transact } from './context.ts'
import { newTautan, UNDANGAN_MS } from './tautan.repository.ts'
import { hashToken, newToken } from './token.ts'

it('is 256 bits of chance each time', () => {
  const tokens = Array.from({ length: 2_000 }, newToken)
  expect(new Set(tokens).size).toBe(2_000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  // Each of the bits is about as often one as zero.
  const ones = new Array<number>(256).fill(0)
  for (const token of tokens)
    for (const [index, byte] of Buffer.from(token, 'base64url').entries())
      for (let bit = 0; bit < 8; bit += 1)
        if (byte & (1 << bit)) ones[index * 8 + bit] = (ones[index * 8 + bit] ?? 0) + 1
  for (const count of ones) expect(Math.abs(count - 1_000)).toBeLessThan(250)
})

it('of a session, and of a link, is kept as a hash alone', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const { authorization } = await test.signIn('admin')
  const link = await transact(test.deps, null, (context) => newTautan(context, 1, UNDANGAN_MS))
  const session = authorization.slice('Bearer '.length)
  const kept = [
    await db.selectFrom('sesi').selectAll().execute(),
    await db.selectFrom('tautan_akun').selectAll().execute(),
  ]
  expect(kept).toMatchObject([[{ token_hash: hashToken(session) }], [{ token_hash: hashToken(link) }]])
  for (const token of [session, link]) expect(JSON.stringify(kept)).not.toContain(token)
})
