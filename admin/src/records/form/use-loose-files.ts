import { type RefObject, useEffect } from 'react'
import { imageFrom } from '../../files/gambar/upload-rules.ts'

/**
 * Handles files outside of a picture's zone. A drop is refused, or the browser would open the file and leave the form;
 * a pasted picture goes to the zone below the pointer, or else to the only one without a picture.
 */
export function useLooseFiles(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const onPaste = (event: ClipboardEvent) => {
      const picture = imageFrom(event.clipboardData)
      if (!picture || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      if (isTextField(document.activeElement) && event.clipboardData?.types.includes('text/plain')) return
      const input = form.current && meantFor(form.current)
      if (!input) return
      event.preventDefault()
      const transfer = new DataTransfer()
      transfer.items.add(picture)
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    window.addEventListener('dragover', onDrag)
    window.addEventListener('drop', onDrag)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onDrag)
      window.removeEventListener('drop', onDrag)
      window.removeEventListener('paste', onPaste)
    }
  }, [form])
}

function isTextField(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file')
  )
}

function meantFor(form: HTMLFormElement): HTMLInputElement | undefined {
  // Only empty zones have a file input; while saving nothing may change.
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
    (input) => !input.closest('[inert]'),
  )
  const pointedAt = inputs.find((input) => input.parentElement?.matches(':hover'))
  const [needed, ...more] = inputs.filter((input) => input.required)
  return pointedAt ?? (more.length === 0 ? needed : undefined)
}
