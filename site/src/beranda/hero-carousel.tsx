import { useEffect, useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Icon } from '../components/icon.tsx'
import './hero-carousel.css'

/** SPEC section 9. */
const DELAY_MS = 5000

export interface HeroSlide {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
  className?: string | undefined
}

interface Props {
  slides: readonly HeroSlide[]
  sizes: string
}

/**
 * Home's pictures: they turn every five seconds and loop, by themselves unless the visitor asked for less motion, and
 * rest while pointed at or focused. The first one is in the page from the start; the others come once it stands.
 */
export function HeroCarousel({ slides, sizes }: Props) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const [active, setActive] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState(true)
  const root = useRef<HTMLElement>(null)

  useEffect(() => {
    setWanted(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    const element = root.current
    if (!swiper || !element || !wanted) return
    let inside = 0
    const run = () => (inside > 0 ? swiper.autoplay.stop() : swiper.autoplay.start())
    const enter = () => {
      inside += 1
      run()
    }
    const leave = () => {
      inside = Math.max(0, inside - 1)
      run()
    }
    const pairs = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['focusin', enter],
      ['focusout', leave],
    ] as const
    for (const [type, listener] of pairs) element.addEventListener(type, listener)
    run()
    return () => {
      for (const [type, listener] of pairs) element.removeEventListener(type, listener)
      swiper.autoplay.stop()
    }
  }, [swiper, wanted])

  return (
    <section
      ref={root}
      className="hero-carousel"
      aria-roledescription="karusel"
      aria-label="Gambar perjalanan"
      data-ready={swiper !== null}
    >
      <Swiper
        modules={[Autoplay, Keyboard]}
        loop
        speed={600}
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={{ delay: DELAY_MS, disableOnInteraction: false }}
        onSwiper={(instance) => {
          instance.autoplay.stop()
          setSwiper(instance)
        }}
        onRealIndexChange={(instance) => setActive(instance.realIndex)}
        onAutoplayStart={() => setPlaying(true)}
        onAutoplayStop={() => setPlaying(false)}
      >
        {slides.map((slide, index) => (
          <SwiperSlide
            key={slide.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} dari ${slides.length}`}
            aria-hidden={index !== active}
          >
            <picture>
              <source type="image/avif" srcSet={slide.avif} sizes={sizes} />
              <img
                className={slide.className}
                src={slide.src}
                srcSet={slide.webp}
                sizes={sizes}
                width={slide.width}
                height={slide.height}
                alt={slide.alt}
                {...(index === 0
                  ? { fetchPriority: 'high' as const, loading: 'eager' as const }
                  : { loading: 'lazy' as const })}
              />
            </picture>
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="hero-controls container">
        <button type="button" className="hero-arrow" onClick={() => swiper?.slidePrev()}>
          <Icon name="prev" size={24} />
          <span className="visually-hidden">Gambar sebelumnya</span>
        </button>
        <button type="button" className="hero-arrow" onClick={() => swiper?.slideNext()}>
          <Icon name="next" size={24} />
          <span className="visually-hidden">Gambar berikutnya</span>
        </button>
        <div className="hero-dots" data-playing={playing}>
          {slides.map((slide, index) => (
            <button
              key={slide.src}
              type="button"
              aria-label={`Gambar ${index + 1}`}
              aria-current={index === active}
              onClick={() => swiper?.slideToLoop(index)}
            />
          ))}
          <button
            type="button"
            className="hero-pause"
            aria-label={wanted ? 'Hentikan pergantian gambar' : 'Putar gambar'}
            onClick={() => setWanted(!wanted)}
          >
            <Icon name={wanted ? 'pause' : 'play'} size={16} />
          </button>
        </div>
      </div>
    </section>
  )
}
