import type { PengaturanIsi } from '@safar/shared/pengaturan/pengaturan'
import { openDrawing } from '../../gambar/drawing.ts'
import type { DemoPaket } from './demo-paket.ts'

export interface FlyerOrder {
  paket: DemoPaket
  publicDir: string
  agency: Pick<PengaturanIsi, 'phone' | 'ppiu' | 'pihk'>
}

export interface FlyerStudio {
  compose(paket: DemoPaket): Promise<Buffer>
  close(): void
}

/** Sets flyers in one process for all of them. One flyer at a time. */
export function openFlyerStudio(publicDir: string, { phone, ppiu, pihk }: FlyerOrder['agency']): FlyerStudio {
  const { draw, close } = openDrawing<FlyerOrder>(new URL('./flyer-process.ts', import.meta.url))
  return { compose: (paket) => draw({ paket, publicDir, agency: { phone, ppiu, pihk } }), close }
}
