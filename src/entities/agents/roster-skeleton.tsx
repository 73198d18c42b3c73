import { Skeleton } from "../../ui/skeleton.tsx";

/** The roster's shape while it is on its way. */
export const RosterSkeleton = () => (
  <div aria-hidden className="grid grid-cols-1 gap-x-5 px-4 pt-10 @2xl:grid-cols-2 @3xl:grid-cols-3">
    {Array.from({ length: 13 }, (_, index) => (
      <div key={index} className="h-24 border-t border-line py-3">
        <Skeleton className="w-48" />
      </div>
    ))}
  </div>
);
