import { IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './drop-page.module.css'

/** Accepts files dropped anywhere on the page, with an overlay while they hover. */
export function DropPage({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const told = useRef(onFiles)
  useEffect(() => {
    told.current = onFiles
  })
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      told.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
  if (!isOver) return null
  return (
    <div className={classes.over}>
      <div className={classes.plate}>
        <IconCloudUpload size={40} stroke={1.5} aria-hidden />
        Lepas untuk mengunggah ke pustaka
      </div>
    </div>
  )
}
