/** The mark of Taival: a leg of a journey, from here to the flag over there. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--primary)" />
      <path d="M8 25.5c6.5 0 10-1.6 10-4.6s-6.6-3-6.6-6.2S16 10.2 20 10.2" fill="none" stroke="var(--on-primary)" strokeWidth="2.6" strokeLinecap="round" strokeDasharray="0.1 4.4" />
      <path d="M21.2 14.5V5.2l6 2.9-6 2.9" fill="var(--on-primary)" stroke="var(--on-primary)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
