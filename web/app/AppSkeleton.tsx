import { Logo } from './Logo.tsx';

/** What index.html shows before the program, until the texts are here. */
export function AppSkeleton() {
  return (
    <div className="boot">
      <Logo size={48} />
    </div>
  );
}
