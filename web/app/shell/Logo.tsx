/** The logo of Taival: a path that leads to a place. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#1c6642" />
      <path
        d="M7.5 25c9.5 0 5-8.6 11-10.4 2.8-.8 4-2.4 4.3-4.6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.8" cy="8.6" r="3.4" fill="#f6b26b" stroke="#1c6642" strokeWidth="1.4" />
    </svg>
  );
}
