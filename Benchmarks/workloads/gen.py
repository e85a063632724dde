#!/usr/bin/env python3
"""Generates the language-neutral workloads (*.lw) and expected values (*.exp.json). README.md says what they are."""
import json, os, re, sys
OUT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'data')
EQ,GE,LE=0,1,-1
class Sys:
    def __init__(s): s.nv=0; s.cons=[]; s.init=None; s.edits=[]; s.ops=[]; s.exp0=None; s.exp1=None
    def view(s): v=s.nv; s.nv+=4; return v           # x,y,w,h = v..v+3
    def c(s,rel,prio,const,*t):                      # sum coef*var + const  REL 0
        s.cons.append([rel,prio,const,list(t)]); return len(s.cons)-1
def num(x): return str(int(x)) if float(x)==int(x) else repr(float(x))
def write(name,N,systems):
    p=os.path.join(OUT,f'{name}_{N}.lw')
    with open(p,'w') as f:
        f.write(f'LW1 {name} {N} {len(systems)}\n')
        for s in systems:
            init=s.init if s.init is not None else len(s.cons)
            f.write(f'S {s.nv} {init} {len(s.cons)} {len(s.edits)} {len(s.ops)}\n')
            for rel,prio,k,t in s.cons:
                f.write(f'C {rel} {prio} {num(k)} {len(t)} '+' '.join(f'{v} {num(c)}' for v,c in t)+'\n')
            for v,pr,x in s.edits: f.write(f"E {v} {pr} {num(x)}\n")
            for o in s.ops: f.write('O '+' '.join(o[:1]+tuple(num(a) for a in o[1:]))+'\n')
    json.dump([dict(exp0=s.exp0,exp1=s.exp1) for s in systems],open(p.replace('.lw','.exp.json'),'w'))
# ---- generators -------------------------------------------------------------
def root(s,W,H,edit=False):
    r=s.view(); s.c(EQ,1000,0,(0,1)); s.c(EQ,1000,0,(1,1))
    if edit: s.edits.append((2,999,W))
    else: s.c(EQ,1000,-W,(2,1))
    s.c(EQ,1000,-H,(3,1)); return [0,0,W,H]
def w1(N,edit=False):
    s=Sys(); W,H=1024,768; e=root(s,W,H,edit)
    for i in range(N):
        v=s.view(); a,b,c,d=1+i%10,1+i%7,2+i%5,2+i%3
        s.c(EQ,1000,-a,(v,1),(0,-1))
        s.c(EQ,1000,-b,(v+1,1),(1,-1))
        s.c(EQ,1000,c,(v,1),(v+2,1),(0,-1),(2,-1))
        s.c(EQ,1000,d,(v+1,1),(v+3,1),(1,-1),(3,-1))
        e+=[a,b,W-c-a,H-d-b]
    s.exp0=e; return s
def w2exp(N,W,H,gap=8,special=None):
    # gap between prev and i is 8 except special={i:g}
    sp=special or {}
    total=sum(sp.get(i,8) for i in range(N))+8
    w=(W-total)/N; e=[0,0,W,H]; x=0
    for i in range(N):
        x+=sp.get(i,8); e+=[x,10,w,H-20]; x+=w
    return e
def w2(N,edit=False,W=None):
    s=Sys(); W=W or 24*N+8; H=100; root(s,W,H,edit); p=None; idx={}
    for i in range(N):
        v=s.view()
        if i==0: idx[i]=s.c(EQ,1000,-8,(v,1),(0,-1)); f=v
        else:
            idx[i]=s.c(EQ,1000,-8,(v,1),(p,-1),(p+2,-1))
            s.c(EQ,1000,0,(v+2,1),(f+2,-1))
        s.c(EQ,1000,-10,(v+1,1),(1,-1))
        s.c(EQ,1000,10,(v+1,1),(v+3,1),(1,-1),(3,-1))
        p=v
    s.c(EQ,1000,8,(p,1),(p+2,1),(0,-1),(2,-1))
    s.exp0=w2exp(N,W,H); return s,idx
def w3(N):
    s=Sys(); W=2*N+100; H=2*N+60; e=root(s,W,H); p=0
    for i in range(N):
        v=s.view(); d=i+1
        s.c(EQ,1000,-1,(v,1),(p,-1)); s.c(EQ,1000,-1,(v+1,1),(p+1,-1))
        s.c(EQ,1000,1,(v,1),(v+2,1),(p,-1),(p+2,-1)); s.c(EQ,1000,1,(v+1,1),(v+3,1),(p+1,-1),(p+3,-1))
        e+=[d,d,W-2*d,H-2*d]; p=v
    s.exp0=e; return s
def lab(i,N): return (120 if i==N//2 else 40+(i*37)%60, 20+i%5, 15+i%5)
def fld(i): return (100,30+i%3,21+i%3)
def w4exp(N,W,H,tall=None):
    L=120; F=W-40-L
    if F<100: F=100; L=W-140
    e=[0,0,W,H]; ly=None
    for i in range(N):
        lw,lh,lb=lab(i,N); fw,fh,fb=fld(i)
        if tall and i==tall[0]: fh=tall[1]
        dl=fb-lb                       # label.y - field.y
        if ly is None: ly=max(20,20+dl)
        else: ly=max(ly+plh+8, (ly-pdl)+pfh+8+dl)
        e+=[16,ly,L,lh, 16+L+8,ly-dl,F,fh]; plh,pfh,pdl=lh,fh,dl
    return e
def w4(N,edit=False,W=600):
    s=Sys(); H=64*N+100; root(s,W,H,edit); pl=pf=None; idx={}
    for i in range(N):
        l=s.view(); f=s.view(); lw,lh,lb=lab(i,N); fw,fh,fb=fld(i)
        s.c(EQ,1000,-16,(l,1),(0,-1))
        s.c(EQ,1000,-8,(f,1),(l,-1),(l+2,-1))
        s.c(EQ,1000,16,(f,1),(f+2,1),(0,-1),(2,-1))
        if i: s.c(EQ,1000,0,(f+2,1),(f0+2,-1))
        else: f0=f
        s.c(EQ,1000,lb-fb,(l+1,1),(f+1,-1))
        if i==0:
            s.c(GE,1000,-20,(l+1,1),(1,-1)); s.c(GE,1000,-20,(f+1,1),(1,-1))
            s.c(EQ,249,-20,(l+1,1),(1,-1)); s.c(EQ,249,-20,(f+1,1),(1,-1))
        else:
            s.c(GE,1000,-8,(l+1,1),(pl+1,-1),(pl+3,-1)); s.c(GE,1000,-8,(f+1,1),(pf+1,-1),(pf+3,-1))
            s.c(EQ,249,-8,(l+1,1),(pl+1,-1),(pl+3,-1)); idx[i]=s.c(EQ,249,-8,(f+1,1),(pf+1,-1),(pf+3,-1))
        s.c(LE,251,-lw,(l+2,1)); s.c(GE,750,-lw,(l+2,1)); s.c(LE,251,-lh,(l+3,1)); s.c(GE,750,-lh,(l+3,1))
        s.c(LE,250,-fw,(f+2,1)); s.c(GE,750,-fw,(f+2,1)); s.c(LE,250,-fh,(f+3,1)); s.c(GE,750,-fh,(f+3,1))
        pl,pf=l,f
    s.exp0=w4exp(N,W,H); return s
def w5cell(c):
    s=Sys(); r=s.view(); s.c(EQ,1000,0,(0,1)); s.c(EQ,1000,0,(1,1)); s.c(EQ,1000,-375,(2,1)); s.c(EQ,50,0,(3,1))
    V=lambda: s.view()
    def chainH(prio,items):   # items: list of (view or None=skip); helper below
        pass
    def lead(v,p,k,ax=0,rel=EQ,prio=1000): return s.c(rel,prio,-k,(v+ax,1),(p+ax,-1))
    def trail(v,p,k,ax=0,rel=EQ,prio=1000):    # p.end - v.end REL k
        return s.c(rel,prio,-k,(p+ax,1),(p+2+ax,1),(v+ax,-1),(v+2+ax,-1))
    def after(a,b,k,ax=0,rel=EQ,prio=1000):    # b.start - a.end REL k
        return s.c(rel,prio,-k,(b+ax,1),(a+ax,-1),(a+2+ax,-1))
    def size(v,w,h,hug=(251,251),comp=(750,750)):
        s.c(LE,hug[0],-w,(v+2,1)); s.c(GE,comp[0],-w,(v+2,1)); s.c(LE,hug[1],-h,(v+3,1)); s.c(GE,comp[1],-h,(v+3,1))
    top,prof,cont,soc,com=[V() for _ in range(5)]
    al,ol=V(),V(); pi,pn,ph,pt,pc=[V() for _ in range(5)]; ci,ct,cd=[V() for _ in range(3)]
    lk,cm,sh=[V() for _ in range(3)]; ai,ac=V(),V()
    lead(top,r,0,1); 
    for a,b in ((top,prof),(prof,cont),(cont,soc),(soc,com)): after(a,b,0,1)
    trail(com,r,0,1)
    for v in (top,prof,cont,soc,com): lead(v,r,0); trail(v,r,0)
    # top bar
    lead(al,top,0); after(al,ol,0); trail(ol,top,0)
    for v in (al,ol): lead(v,top,0,1); trail(v,top,0,1,GE)
    size(al,100+7*(c%23),20); size(ol,14,20,hug=(1000,251),comp=(1000,750))
    # mini profile
    lead(pi,prof,0,1); after(pi,pc,0,1,GE); trail(pc,prof,0,1)
    lead(pn,prof,1,1); after(pn,ph,1,1); after(ph,pt,1,1); after(pt,pc,3,1,GE)
    after(pi,pc,0,1,EQ,749)
    lead(pi,prof,0); after(pi,pn,2); trail(pn,prof,4); after(pi,ph,2); trail(ph,prof,4); after(pi,pt,2); trail(pt,prof,4)
    lead(pc,prof,0); trail(pc,prof,0)
    size(pi,50,50,hug=(1000,251),comp=(1000,750)); size(pn,90+5*(c%17),20); size(ph,200+3*(c%31),20*(1+c%3)); size(pt,60+c%9,17); size(pc,300+11*(c%13),20*(1+c%4))
    # mini content
    lead(ci,cont,0,1); after(ci,ct,0,1); after(ct,cd,0,1); trail(cd,cont,0,1)
    for v in (ci,ct,cd): lead(v,cont,0); trail(v,cont,0)
    size(ci,350,200); size(ct,250+c%40,20); size(cd,120+c%50,17)
    # social
    for v in (lk,cm,sh): lead(v,soc,0,1); trail(v,soc,0,1)
    lead(lk,soc,8); s.c(EQ,1000,0,(cm,2),(cm+2,1),(soc,-2),(soc+2,-1)); trail(sh,soc,8)
    size(lk,30,20); size(cm,70,20); size(sh,42,20)
    # comment
    lead(ai,com,0); after(ai,ac,0); trail(ac,com,0)
    lead(ai,com,0,1); trail(ai,com,0,1,GE); lead(ac,com,0,1); trail(ac,com,0,1,GE); trail(ai,com,0,1,EQ,749)
    size(ai,50,50,hug=(1000,251),comp=(1000,750)); size(ac,200+13*(c%19),20*(1+c%4))
    return s
class LCG:
    def __init__(s,x): s.x=x
    def next(s,n): s.x=(s.x*1664525+1013904223)&0xffffffff; return (s.x>>8)%n
PR=[900,750,500,250]
def w8(N):
    s=Sys(); s.nv=N; g=LCG(12345+N); p=[g.next(1000) for _ in range(N)]
    for i in range(N):
        if i:                                        # one required, satisfied by the hidden point p
            j=g.next(i); k=g.next(3)
            if k==0: s.c(GE,1000,-(p[i]-p[j]-g.next(20)),(i,1),(j,-1))
            elif k==1: s.c(LE,1000,-(p[i]-p[j]+g.next(20)),(i,1),(j,-1))
            else: s.c(GE,1000,-(p[i]-g.next(50)),(i,1))
        for _ in range(2):
            pr=PR[g.next(4)]; rel=(EQ,GE,LE)[g.next(3)]; j=g.next(N); c=g.next(400)-200
            if j==i: s.c(rel,pr,-(p[i]+c),(i,1))
            else: s.c(rel,pr,-c,(i,1),(j,-1))
        s.c(EQ,50,-g.next(1000),(i,1))
    return s
def w10(N):
    s=Sys(); s.nv=N; g=LCG(777+N); p=[g.next(200)-100 for _ in range(N)]
    for i in range(N):
        nt=1+g.next(3); t={}
        for _ in range(nt):
            v=g.next(N); c=g.next(10)-5; c=c if c<0 else c+1
            t[v]=t.get(v,0)+c
        t={v:c for v,c in t.items() if c}
        if not t: t={i:1}
        k=-sum(c*p[v] for v,c in t.items())
        rel=EQ
        if g.next(100)<12: rel=GE; k+=g.next(30)
        s.c(rel,1000,k,*t.items())
    for v in range(N): s.c(EQ,50,-p[v],(v,1))     # stays (weak): make every solution bounded
    s.edits=[(0,750,p[0]),(N//2,750,p[N//2])]
    for k in range(1000):
        s.ops+=[('S',0,p[0]+(k%40)),('S',1,p[N//2]-(k%30)),('V',)]
    return s
def w12(N):
    # lexicographic trap: one constraint at 251 against N at 250 (6 soft levels present)
    s=Sys(); s.nv=N+2                                   # 0 = x, 1 = z, 2.. = y_i
    for pr,c in ((900,0),(750,1),(500,2),(50,3)): s.c(EQ,pr,-c,(1,1))
    s.c(EQ,251,0,(0,1))
    for i in range(N): s.c(EQ,1000,0,(2+i,1),(0,-1)); s.c(EQ,250,-100,(2+i,1))
    s.exp0=[0]*(N+2); return s
def main():
    os.makedirs(OUT,exist_ok=True); big='big' in sys.argv
    for N in (10,30,100,300,1000,3000,5000): write('W1',N,[w1(N)])
    for N in (10,30,100,300,1000,3000): write('W2',N,[w2(N)[0]]); write('W3',N,[w3(N)])
    for N in (10,30,100,300,1000): write('W4',N,[w4(N)])
    write('W5',1,[w5cell(0)]); write('W5',100,[w5cell(c) for c in range(100)])
    for N in (10,100,1000):
        W=24*N+8; s,_=w2(N,True); 
        for k in range(1000): s.ops+=[('S',0,W+N*(k%64)),('V',)]
        s.exp1=w2exp(N,W+N*(999%64),100); write('W6chain',N,[s])
        s=w4(N,True)
        for k in range(1000): s.ops+=[('S',0,320+(k*7)%705),('V',)]
        s.exp1=w4exp(N,320+(999*7)%705,64*N+100); write('W6form',N,[s])
        s=w4(N,True,W=600)
        for k in range(1000): s.ops+=[('S',0,180+(k*7)%221),('V',)]
        s.exp1=w4exp(N,180+(999*7)%221,64*N+100); write('W6thresh',N,[s])
        s=w1(N,True)
        for k in range(1000): s.ops+=[('S',0,500+k%500),('V',)]
        e=[0,0,500+999%500,768]
        for i in range(N):
            a,b,c,d=1+i%10,1+i%7,2+i%5,2+i%3; e+=[a,b,e[2]-c-a,768-d-b]
        s.exp1=e; write('W6sib',N,[s])
        # W7a constant change in the chain / siblings / form ; W7b toggle
        s,idx=w2(N); m=N//2; W=24*N+8
        for k in range(1000): s.ops+=[('K',idx[m],-(8+k%16)),('V',)]
        s.exp1=w2exp(N,W,100,special={m:8+999%16}); write('W7const_chain',N,[s])
        s=w1(N); m=N//2; ci=4+4*m
        for k in range(1000): s.ops+=[('K',ci,-(1+k%50)),('V',)]
        e=list(s.exp0); a=1+999%50; e[4+4*m]=a; e[4+4*m+2]=1024-(2+m%5)-a; s.exp1=e; write('W7const_sib',N,[s])
        s,idx=w2(N); m=N//2; v=4+4*m; pv=v-4; s.init=len(s.cons); alt=s.c(EQ,1000,-20,(v,1),(pv,-1),(pv+2,-1))
        for k in range(500): s.ops+=[('R',idx[m]),('A',alt),('V',),('R',alt),('A',idx[m]),('V',)]
        s.exp1=s.exp0; write('W7toggle_chain',N,[s])
        s=w4(N); m=N//2; f=4+8*m+4; s.init=len(s.cons); alt=s.c(EQ,1000,-60,(f+3,1))
        for k in range(500): s.ops+=[('A',alt),('V',),('R',alt),('V',)]
        s.exp1=s.exp0; write('W7toggle_form',N,[s])
        s=w4(N); m=N//2; f=4+8*m+4; s.init=len(s.cons); alt=s.c(EQ,1000,-60,(f+3,1)); s.ops=[('A',alt),('V',)]
        s.exp1=w4exp(N,600,64*N+100,tall=(m,60)); 
        if N<=100: write('W7check_form',N,[s])
    for N in (10,100,300):
        s=w3(N); m=len(s.cons)
        for k in range(10): s.ops+=[('R',i) for i in range(m-1,3,-1)]+[('A',i) for i in range(4,m)]+[('V',)]
        s.exp1=s.exp0; write('W11rebuild',N,[s])
    for N in (20,50,100,200,400): write('W8',N,[w8(N)])
    for N in (10,30,100): write('W12trap',N,[w12(N)])
    for N in (30,100,300,900): write('W10',N,[w10(N)])
main()
