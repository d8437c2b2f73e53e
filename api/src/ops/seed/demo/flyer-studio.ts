import { openDrawing } from '../../../files/gambar/drawing.ts'
import type { DemoPaket } from './demo-paket.ts'
import type { FlyerAgency } from './flyer-layout.ts'

export interface FlyerOrder {
  paket: DemoPaket
  publicDir: string
  agency: FlyerAgency
}

export interface FlyerStudio {
  compose(paket: DemoPaket): Promise<Buffer>
  close(): void
}

/** Opens a process that draws all flyers, one at a time. */
export function openFlyerStudio(publicDir: string, { phone, ppiu, pihk }: FlyerAgency): FlyerStudio {
  const { draw, close } = openDrawing<FlyerOrder>(new URL('./flyer-process.ts', import.meta.url))
  return { compose: (paket) => draw({ paket, publicDir, agency: { phone, ppiu, pihk } }), close }
}
