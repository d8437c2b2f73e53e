/* Run as a child of `flyer-studio.ts`. */
import { answerOrders } from '../../../files/gambar/drawing.ts'
import { composeFlyer } from './flyer.ts'
import type { FlyerOrder } from './flyer-studio.ts'

answerOrders<FlyerOrder>(({ paket, publicDir, agency }) => composeFlyer(paket, publicDir, agency))
