import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Swiper } from 'swiper'
import { CAROUSEL_ICONS } from '../components/carousel-icons.ts'
import { NewTab } from '../components/new-tab.tsx'
import { Outline } from '../components/outline.tsx'
import { endRest, TURN_TAKES_MS } from './turn-at-rest.ts'
import { createTurns } from './turns.ts'
import './hero-carousel.css'

/** The words on a picture of the carousel. */
export interface HeroKata {
  judul: string
  teks: string
  /** The link's address; empty for none. */
  href: string
  tombol: string
  isForeign: boolean
}

export interface HeroSlide {
  id: number
  src: string
  srcSet?: string | undefined
  width?: number
  height?: number
  alt: string
  className?: string | undefined
  kata?: HeroKata
}

interface Props {
  slides: readonly HeroSlide[]
  sizes: string
}

/**
 * Renders home's carousel: pictures turn every five seconds and loop, unless reduced motion is preferred, and rest
 * while pointed at or focused. The first is in the page from the start, the others load after it. Until somebody is
 * about to use it, `turn-at-rest.ts` turns them without this.
 */
export function HeroCarousel({ slides, sizes }: Props) {
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  // The state of the turns at rest; none of it is in the markup that is hydrated.
  const [rest] = useState(endRest)
  const [active, setActive] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState(true)
  const isMany = slides.length > 1
  const root = useRef<HTMLElement>(null)
  const pictures = useRef<HTMLDivElement>(null)

  // Before the browser paints: the turns at rest have given up their place by now.
  useLayoutEffect(() => {
    if (!pictures.current) return
    const instance = new Swiper(pictures.current, {
      loop: isMany,
      initialSlide: rest.shown,
      // Two quick presses turn two pictures.
      loopPreventsSliding: false,
      // Without motion a turn has no end that Swiper could wait for.
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN_TAKES_MS,
      on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
    })
    setSwiper(instance)
    return () => {
      instance.destroy()
    }
  }, [isMany, rest])

  useEffect(() => {
    setWanted(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!swiper) return
    setActive(rest.shown)
    // The button pressed before hydration.
    rest.pressed?.click()
  }, [swiper, rest])

  useEffect(() => {
    // The words above the pictures count as pointed at, too.
    const area = root.current?.closest<HTMLElement>('.hero') ?? root.current
    if (!swiper || !area || !wanted || !isMany) return
    const turns = createTurns(() => {
      if (!document.hidden) swiper.slideNext()
    })
    let pointed = area.matches(':hover')
    let focused = area.matches(':focus-within')
    const run = () => {
      const rests = pointed || focused
      if (rests) turns.stop()
      else turns.start()
      setPlaying(!rests)
    }
    const note = ({ type }: Event) => {
      if (type.startsWith('pointer')) pointed = type === 'pointerenter'
      else focused = type === 'focusin'
      run()
    }
    // A picture chosen by the visitor gets a whole period.
    const noteTurn = () => {
      if (!turns.isTurning) run()
    }
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
    for (const type of types) area.addEventListener(type, note)
    swiper.on('realIndexChange', noteTurn)
    run()
    return () => {
      for (const type of types) area.removeEventListener(type, note)
      swiper.off('realIndexChange', noteTurn)
      turns.stop()
      setPlaying(false)
    }
  }, [swiper, wanted, isMany])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') swiper?.slidePrev()
    else if (event.key === 'ArrowRight') swiper?.slideNext()
    else return
    event.preventDefault()
  }

  return (
    <section
      ref={root}
      className="hero-carousel"
      aria-roledescription="karusel"
      aria-label="Gambar perjalanan"
      data-ready={swiper !== null}
      data-kata={slides.some((slide) => slide.kata)}
      onKeyDown={onKeyDown}
    >
      {/* Swiper's own React part would be 4 KB more, for slides that come and go. */}
      <div ref={pictures} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be filled
            <div
              key={slide.id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} dari ${slides.length}`}
              aria-hidden={index !== active}
            >
              <img
                className={slide.className}
                {...(index === 0
                  ? { fetchPriority: 'high' as const, loading: 'eager' as const }
                  : { loading: 'lazy' as const })}
                sizes={sizes}
                srcSet={slide.srcSet}
                src={slide.src}
                width={slide.width}
                height={slide.height}
                alt={slide.alt}
              />
            </div>
          ))}
        </div>
      </div>
      {slides.map(
        ({ id, kata }, index) =>
          kata && (
            <div key={id} className="hero-controls container">
              <div className="hero-kata" data-ke={index} hidden={index !== active}>
                <p>
                  <strong>{kata.judul}</strong>
                  {kata.teks}
                </p>
                {kata.href && (
                  <a href={kata.href} {...(kata.isForeign && { target: '_blank', rel: 'noopener' })}>
                    {kata.tombol}
                    <Outline path={CAROUSEL_ICONS.arrow} size={18} />
                    {kata.isForeign && <NewTab />}
                  </a>
                )}
              </div>
            </div>
          ),
      )}
      <div className="hero-controls container" hidden={!isMany}>
        <button type="button" className="hero-arrow" onClick={() => swiper?.slidePrev()}>
          <Outline path={CAROUSEL_ICONS.prev} size={24} />
          <span className="visually-hidden">Gambar sebelumnya</span>
        </button>
        <button type="button" className="hero-arrow" onClick={() => swiper?.slideNext()}>
          <Outline path={CAROUSEL_ICONS.next} size={24} />
          <span className="visually-hidden">Gambar berikutnya</span>
        </button>
        <div className="hero-dots" data-playing={playing}>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
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
            <Outline path={CAROUSEL_ICONS[wanted ? 'pause' : 'play']} size={16} />
          </button>
        </div>
      </div>
    </section>
  )
}
