import { Skeleton } from "../../ui/skeleton.tsx";

/** The roster's shape while it is on its way. */
export function RosterSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-x-5 px-4 pt-10 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {Array.from({ length: 13 }, (_, index) => (
        <div key={index} className="flex gap-2.5 border-t border-line py-3 pl-1.5">
          <span className="size-7 flex-none animate-wait rounded-sm bg-line-2" />
          <span className="flex flex-col gap-2 pt-0.5">
            <Skeleton className="w-36" />
            <Skeleton className="w-48" />
          </span>
        </div>
      ))}
    </div>
  );
}
