/* Run as a child of `poster.routes.ts`. */
import { answerOrders } from '../../files/gambar/drawing.ts'
import { drawPoster, type PosterOrder } from './draw-poster.ts'

answerOrders<PosterOrder>(drawPoster)
