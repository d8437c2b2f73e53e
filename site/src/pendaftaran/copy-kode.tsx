import { RECEIPT } from '@safar/shared/people/pendaftaran/receipt'
import { useState } from 'react'

/**
 * Renders a button that copies a code, where this browser has a clipboard: without a secure connection there is none,
 * whatever the types say.
 */
export function CopyKode({ kode }: { kode: string }) {
  const [said, setSaid] = useState('')
  if (!('clipboard' in navigator)) return null
  const copy = () => {
    navigator.clipboard.writeText(kode).then(
      () => setSaid(RECEIPT.disalin),
      () => setSaid(RECEIPT.belumDisalin),
    )
  }
  return (
    <span className="salin">
      <button type="button" className="btn btn--line btn--compact" onClick={copy}>
        {RECEIPT.salin}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}
