import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../components/icon.tsx'
import { bacaFoto, FOTO_SELECTOR, type Foto } from './foto.ts'
import { arahGeser, geser, perbesar, ZOOM } from './langkah.ts'

interface Terbuka {
  index: number
  zoom: number
}

/** Full-screen preview of the photos in the grid. Without scripts the grid's links open the picture files. */
export default function Lightbox() {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const swipe = useRef<{ x: number; y: number } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const [fotos, setFotos] = useState<Foto[]>([])
  const [{ index, zoom }, setTerbuka] = useState<Terbuka>({ index: 0, zoom: 1 })

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(FOTO_SELECTOR)]
    const open = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(FOTO_SELECTOR)
      // A click with a key held asks for a tab or a download of its own.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      opener.current = link
      flushSync(() => {
        setFotos(links.flatMap((each) => bacaFoto(each) ?? []))
        setTerbuka({ index: links.indexOf(link), zoom: 1 })
      })
      dialog.current?.showModal()
      closeButton.current?.focus()
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  const pindah = (step: number) => setTerbuka({ index: geser(index, step, fotos.length), zoom: 1 })
  const ubahZoom = (next: number) => {
    const box = stage.current
    const before = box && {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
    setTerbuka({ index, zoom: next })
    // The same spot stays in the middle.
    requestAnimationFrame(() => {
      if (!box || !before) return
      box.scrollLeft = before.x * box.scrollWidth - box.clientWidth / 2
      box.scrollTop = before.y * box.scrollHeight - box.clientHeight / 2
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (arrow && zoom === 1) pindah(arrow)
    else if (event.key === '+' || event.key === '=') ubahZoom(perbesar(zoom, ZOOM.step))
    else if (event.key === '-') ubahZoom(perbesar(zoom, -ZOOM.step))
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    swipe.current = event.pointerType === 'mouse' || zoom > 1 ? null : { x: event.clientX, y: event.clientY }
  }
  const onPointerUp = (event: PointerEvent) => {
    const start = swipe.current
    swipe.current = null
    const step = start ? arahGeser(event.clientX - start.x, event.clientY - start.y) : 0
    if (step) pindah(step)
  }

  const foto = fotos[index]
  return (
    <dialog
      ref={dialog}
      className="lightbox on-emerald"
      aria-label="Pratinjau gambar"
      onKeyDown={onKeyDown}
      onClose={() => opener.current?.focus()}
    >
      {foto && (
        <>
          <div className="bar">
            <p aria-live="polite">
              <strong>{foto.judul}</strong>
              <span>{`Ilustrasi ${index + 1} dari ${fotos.length}`}</span>
            </p>
            <button
              type="button"
              aria-label="Perkecil"
              aria-disabled={zoom <= ZOOM.min}
              onClick={() => ubahZoom(perbesar(zoom, -ZOOM.step))}
            >
              <Icon name="zoomOut" size={24} />
            </button>
            <button
              type="button"
              aria-label="Perbesar"
              aria-disabled={zoom >= ZOOM.max}
              onClick={() => ubahZoom(perbesar(zoom, ZOOM.step))}
            >
              <Icon name="zoom" size={24} />
            </button>
            <button
              ref={closeButton}
              type="button"
              aria-label="Tutup"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" size={26} />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what a hand does here, the buttons do as well */}
          <div
            ref={stage}
            className="stage"
            data-zoom={zoom > 1}
            tabIndex={zoom > 1 ? 0 : undefined}
            onDoubleClick={() => ubahZoom(zoom > 1 ? 1 : 2)}
            onPointerDown={onPointerDown}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              swipe.current = null
            }}
          >
            <picture key={foto.src}>
              {foto.avif && <source type="image/avif" srcSet={foto.avif} sizes={`${zoom * 100}vw`} />}
              <img
                src={foto.src}
                srcSet={foto.srcset}
                sizes={`${zoom * 100}vw`}
                alt={foto.alt}
                width={foto.width}
                height={foto.height}
                draggable={false}
                style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
              />
            </picture>
          </div>
          <button type="button" className="prev" aria-label="Gambar sebelumnya" onClick={() => pindah(-1)}>
            <Icon name="prev" size={28} />
          </button>
          <button type="button" className="next" aria-label="Gambar berikutnya" onClick={() => pindah(1)}>
            <Icon name="next" size={28} />
          </button>
        </>
      )}
    </dialog>
  )
}
