import { positionClass } from '../components/position.ts'
import { KATALOG, katalogSrc, katalogSrcset } from '../gambar/katalog.ts'
import { HERO_SLOTS } from '../gambar/slots.ts'
import type { HeroSlide } from './hero-carousel.tsx'

export const HERO_SIZES = '(min-width: 760px) 91vw, 85vw'

export const heroSlides: HeroSlide[] = HERO_SLOTS.map(({ gambar, position }) => ({
  avif: katalogSrcset(gambar, 'avif'),
  webp: katalogSrcset(gambar, 'webp'),
  src: katalogSrc(gambar),
  width: KATALOG[gambar].width,
  height: KATALOG[gambar].height,
  alt: KATALOG[gambar].alt,
  className: positionClass(position),
}))
