import { PageTitle } from '../../platform/ui/page-title.tsx'
import { TokenSection } from './token-section.tsx'
import { WebhookSection } from './webhook-section.tsx'

/** Other systems: which of them are told of what happens here, and which may ask. */
export function Component() {
  return (
    <>
      <PageTitle
        title="Integrasi"
        lead="Sistem lain yang dikabari lewat webhook, dan program yang boleh membaca lewat token."
      />
      <WebhookSection />
      <TokenSection />
    </>
  )
}
