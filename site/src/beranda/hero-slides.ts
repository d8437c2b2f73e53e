import type { Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import { gambarSize, gambarSrcset } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { isForeign, isHalaman } from '@safar/shared/records/naskah/tautan'
import { apiHost } from '../agency.ts'
import { positionClass } from '../components/position.ts'
import { altOf, positionOfGambar } from '../gambar/rupa.ts'
import { isTautanHidup } from '../naskah/tautan-hidup.ts'
import type { HeroKata, HeroSlide } from './hero-carousel.tsx'

// On a phone's dense screen the next smaller file looks as good, and takes half as long on a slow network.
export const HERO_SIZES = '(min-width: 760px) 91vw, 85vw'

/** Returns the words of a slide; none where staff gave it a name alone. */
async function kataOf({ judul, teks, tombol, tautan }: Spanduk): Promise<HeroKata | undefined> {
  const href = isHalaman(tautan) && (await isTautanHidup(tautan)) ? tautan : ''
  if (teks === '' && href === '') return undefined
  return { judul, teks, href, tombol: tombol || 'Selengkapnya', isForeign: isForeign(href) }
}

/** Returns the slides of the carousel for these pictures. */
export async function heroSlides(list: readonly Spanduk[]): Promise<HeroSlide[]> {
  const slides = list.map(async (spanduk) => {
    const { id, gambar, judul } = spanduk
    const kata = await kataOf(spanduk)
    return {
      id,
      src: gambarUrl(gambar, apiHost),
      srcSet: gambarSrcset(gambar, apiHost),
      ...gambarSize(gambar),
      alt: altOf(gambar, judul),
      className: positionClass(positionOfGambar(gambar)),
      ...(kata && { kata }),
    }
  })
  return Promise.all(slides)
}
