/* Run as a child of `flyer-studio.ts`: sets one flyer per message and answers with its bytes. */
import { composeFlyer } from './flyer.ts'
import type { FlyerAnswer, FlyerOrder } from './flyer-studio.ts'

process.on('message', async ({ paket, publicDir, agency }: FlyerOrder) => {
  const answer: FlyerAnswer = await composeFlyer(paket, publicDir, agency).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  process.send?.(answer)
})
